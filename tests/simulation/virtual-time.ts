/** Time of a simulation, in minutes: everything that is due in a minute happens before the next one begins. */

/** Start of every simulation: a Monday, 10 o'clock in Ulaanbaatar. */
export const begins = Date.parse("2026-11-23T02:00:00Z")

type Sleeper = { readonly at: number; readonly wake: () => void }

export class VirtualTime {
  #sleepers: Sleeper[] = []
  #awake = 0
  #turn: () => void = () => {}
  readonly #atOnce: number
  minute = 0

  /** `atOnce`: lives that are awake at the same time. */
  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** The moment in milliseconds since 1970. */
  get now(): number {
    return begins + this.minute * 60_000
  }

  /** Whether a life continues before a minute. */
  isAwaitedBefore(minute: number): boolean {
    return this.#sleepers.some(({ at }) => at < minute)
  }

  /** Begins a life at a minute; it ends with its promise, which must not fail. */
  begin(at: number, life: () => Promise<void>): void {
    this.#sleepers.push({
      at,
      wake: () =>
        void life().finally(() => {
          this.#awake -= 1
          this.#turn()
        }),
    })
  }

  /** Sleeps until a minute; called by a life that is awake. */
  until(at: number): Promise<void> {
    if (at <= this.minute) return Promise.resolve()
    return new Promise((wake) => {
      this.#sleepers.push({ at, wake })
      this.#awake -= 1
      this.#turn()
    })
  }

  /** Sleeps for minutes. */
  after(minutes: number): Promise<void> {
    return this.until(this.minute + minutes)
  }

  /** Moves to a minute; resolves once all lives sleep or have ended. */
  async goTo(minute: number): Promise<void> {
    this.minute = minute
    const due = this.#sleepers.filter(({ at }) => at <= minute)
    this.#sleepers = this.#sleepers.filter(({ at }) => at > minute)
    await new Promise<void>((resolve) => {
      this.#turn = () => {
        while (this.#awake < this.#atOnce) {
          const next = due.shift()
          if (next === undefined) break
          this.#awake += 1
          next.wake()
        }
        if (this.#awake === 0 && due.length === 0) resolve()
      }
      this.#turn()
    })
  }
}
