/** Stopped clock, so that no delay moves a machine at rest. */
export const stillClock = {
  setTimeout: () => 0,
  clearTimeout: () => undefined,
}
