import assert from "node:assert/strict";
import { test } from "node:test";

import { localTime } from "../../static/js/tournament.js";

test("the announced moment is shown by the visitor's clock", () => {
  const winter = localTime("2026-01-05T20:30:00+01:00", "en-GB", "America/New_York");
  const summer = localTime("2026-07-05T20:30:00+02:00", "en-GB", "Asia/Tokyo");

  assert.equal(winter, "5 Jan 2026, 14:30");
  assert.equal(summer, "6 Jul 2026, 03:30");
});
