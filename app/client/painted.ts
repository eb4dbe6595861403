/** Says when what the page server drew can be seen, so that waking it does not make the shopper wait for the sight of it. */
import { firstPictureId } from "../first-picture-id.ts"

/** Nobody waits longer than this, in milliseconds; a page in the background is not painted at all. */
const patience = 300

/** Settles after the first frame that has the first picture in it. */
export const painted = (): Promise<void> => {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => void setTimeout(resolve)))
  const seen = async () => {
    await picture?.decode().catch(() => undefined)
    await frame()
    document.getElementById(firstPictureId)?.remove()
  }
  return Promise.race([seen(), new Promise<void>((resolve) => void setTimeout(resolve, patience))])
}
