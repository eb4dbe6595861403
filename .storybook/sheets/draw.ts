/** Draws a story into a frame: as it lives, or left there as a still page. */
import { stillOf } from "./static-page.ts"

/** What Storybook's page says of the story that it shows. */
type Preview = { readonly currentRender?: { readonly phase?: string } }

/** The story is drawn and has played what it plays, or Storybook says why it cannot be drawn. */
const isDrawn = ({ contentWindow, contentDocument }: HTMLIFrameElement): boolean => {
  const preview: Preview | undefined = contentWindow === null ? undefined : Reflect.get(contentWindow, "__STORYBOOK_PREVIEW__")
  const phase = preview?.currentRender?.phase ?? ""
  return ["finished", "errored", "aborted"].includes(phase) || /sb-show-(?:errordisplay|nopreview)/.test(contentDocument?.body?.className ?? "")
}

/** How often to look, and how long a story may take before the sheet goes on without it, in milliseconds. */
const every = 50
const timeout = 20_000

const whenDrawn = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve) => {
    const until = performance.now() + timeout
    const look = () => (isDrawn(frame) || performance.now() > until ? resolve() : void setTimeout(look, every))
    look()
  })

const loaded = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve) => frame.addEventListener("load", () => resolve(), { once: true }))

/** Opens a story in a frame, until it is drawn. `address`: where the story stands alone. */
export const open = async (frame: HTMLIFrameElement, address: string): Promise<void> => {
  const opened = loaded(frame)
  frame.src = address
  await opened
  await whenDrawn(frame)
}

/** Leaves of the story only its page, without weight. */
export const draw = async (frame: HTMLIFrameElement, address: string): Promise<void> => {
  await open(frame, address)
  const page = frame.contentDocument
  if (page === null) return
  const still = loaded(frame)
  frame.srcdoc = stillOf(page)
  await still
}
