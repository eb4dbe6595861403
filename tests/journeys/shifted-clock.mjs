// A clock that a journey can put forward, loaded into the shop's process before the shop: at each SIGUSR2 it jumps.
// Plain JavaScript, because Node reads it as it stands.

/** Just short of the quarter of an hour that an order waits for its payment, so that the last seconds run in the browser. */
const jump = 15 * 60_000 - 8000

const RealDate = Date
let ahead = 0

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }
  static now() {
    return RealDate.now() + ahead
  }
}

process.on("SIGUSR2", () => {
  ahead += jump
})
