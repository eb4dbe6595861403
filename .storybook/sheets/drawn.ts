/** Waits until the story inside a frame is drawn, so that paper does not come out with holes. */

/** Storybook marks the body of a frame once its story, or the error of it, is on show. */
const isShown = (frame: HTMLIFrameElement): boolean => {
  const body = frame.contentDocument?.body
  return body !== undefined && /sb-show-(main|errordisplay|nopreview)/.test(body.className)
}

const drawn = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (isShown(frame) ? resolve() : void requestAnimationFrame(look))
    look()
  })

/** As many as a small machine draws side by side. */
const atOnce = 4

/** Frames that wait to be scrolled to are fetched too; `told` hears how many are drawn. */
export const allDrawn = async (frames: ReadonlyArray<HTMLIFrameElement>, told: (count: number) => void): Promise<void> => {
  const waiting = [...frames]
  let count = 0
  const work = async () => {
    for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) {
      frame.loading = "eager"
      await drawn(frame)
      count += 1
      told(count)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
