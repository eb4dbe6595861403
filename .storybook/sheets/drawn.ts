/** Waits until the story inside a frame is drawn, or Storybook says why it cannot be. */

/** Storybook marks the body of a frame once something is on show in it. */
const isShown = (frame: HTMLIFrameElement): boolean => /sb-show-(?:main|errordisplay|nopreview)/.test(frame.contentDocument?.body?.className ?? "")

/** How long a story may take before the sheet goes on without it, in milliseconds. */
const patience = 20_000

export const drawn = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve) => {
    const until = performance.now() + patience
    const look = () => (isShown(frame) || performance.now() > until ? resolve() : void setTimeout(look, 50))
    look()
  })
