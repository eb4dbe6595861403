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

/** Frames that wait to be scrolled to are fetched at once. */
export const allDrawn = async (frames: ReadonlyArray<HTMLIFrameElement>): Promise<void> => {
  for (const frame of frames) frame.loading = "eager"
  await Promise.all(frames.map(drawn))
}
