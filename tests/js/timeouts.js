import { mock } from "node:test";

/** Put the clock of `setTimeout` into the hands of the test. */
export function mockTimeouts() {
  try {
    mock.timers.enable({ apis: ["setTimeout"] });
  } catch {
    mock.timers.enable(["setTimeout"]); // Node 18 takes the names alone
  }
}
