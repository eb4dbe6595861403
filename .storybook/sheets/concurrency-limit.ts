/** Concurrency limit of thumbnails, drawn in the order of their requests. */

export type ConcurrencyLimit = {
  /** Runs `draw` when a slot is free, and frees it afterwards. */
  readonly request: (draw: () => Promise<void>) => void
}

export const concurrencyLimit = (maxParallel: number): ConcurrencyLimit => {
  const waiting: Array<() => Promise<void>> = []
  let busy = 0
  const next = () => {
    const draw = busy < maxParallel ? waiting.shift() : undefined
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
