from rest_framework.throttling import AnonRateThrottle


def test_nobody_escapes_the_throttle_by_a_header(rf):
    request = rf.get("/api/matches/", headers={"X-Forwarded-For": "192.0.2.7"})

    assert AnonRateThrottle().get_ident(request) == "127.0.0.1"
