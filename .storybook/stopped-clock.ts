/** A clock that stands: whoever rests in a state is not moved on by time. */
export const stillClock = {
  setTimeout: () => 0,
  clearTimeout: () => undefined,
}
