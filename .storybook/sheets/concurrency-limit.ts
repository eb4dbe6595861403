/** Lets a few drawings be made at a time, in the order in which they were asked for. */

export type Turns = {
  /** `draw` begins when its turn comes; the next one's comes when it is through. */
  readonly request: (draw: () => Promise<void>) => void
}

export const turnsOf = (atOnce: number): Turns => {
  const waiting: Array<() => Promise<void>> = []
  let busy = 0
  const next = () => {
    const draw = busy < atOnce ? waiting.shift() : undefined
    if (draw === undefined) return
    busy += 1
    void draw().finally(() => {
      busy -= 1
      next()
    })
    next()
  }
  return {
    request: (draw) => {
      waiting.push(draw)
      next()
    },
  }
}
