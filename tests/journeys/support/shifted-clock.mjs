// Clock that a journey can put forward, loaded into the shop's process before the shop: each SIGUSR2 adds the jump. Plain JavaScript, since
// Node loads it directly.

/** `CLOCK_JUMP` minutes; otherwise just short of the quarter of an hour that an order waits for its payment, so that the last seconds run in the browser. */
const jump = process.env.CLOCK_JUMP === undefined ? 15 * 60_000 - 5000 : Number(process.env.CLOCK_JUMP) * 60_000

const RealDate = Date
/** `CLOCK_AHEAD` minutes from the start. */
let ahead = Number(process.env.CLOCK_AHEAD ?? 0) * 60_000

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
