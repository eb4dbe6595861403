/** Rendering of a story in a frame, live or as a static page. */
import { staticPageOf } from "./static-page.ts"

/** Status that Storybook's page reports of its story. */
type Preview = { readonly currentRender?: { readonly phase?: string } }

/** Whether the story is rendered and its `play` has ended, or Storybook shows an error. */
const isDrawn = ({ contentWindow, contentDocument }: HTMLIFrameElement): boolean => {
  const preview: Preview | undefined = contentWindow === null ? undefined : Reflect.get(contentWindow, "__STORYBOOK_PREVIEW__")
  const phase = preview?.currentRender?.phase ?? ""
  return (
    ["finished", "errored", "aborted"].includes(phase) || /sb-show-(?:errordisplay|nopreview)/.test(contentDocument?.body?.className ?? "")
  )
}

/** Polling interval and longest wait for a story, in milliseconds. */
const pollInterval = 50
const timeout = 20_000

const whenDrawn = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve) => {
    const until = performance.now() + timeout
    const poll = () => (isDrawn(frame) || performance.now() > until ? resolve() : void setTimeout(poll, pollInterval))
    poll()
  })

const loaded = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve) => frame.addEventListener("load", () => resolve(), { once: true }))

/** Opens a story in a frame and waits until it is rendered. `address`: the story's own page. */
export const open = async (frame: HTMLIFrameElement, address: string): Promise<void> => {
  const opened = loaded(frame)
  frame.src = address
  await opened
  await whenDrawn(frame)
}

/** Replaces the story with a static copy of its page. */
export const draw = async (frame: HTMLIFrameElement, address: string): Promise<void> => {
  await open(frame, address)
  const page = frame.contentDocument
  if (page === null) return
  const copyLoaded = loaded(frame)
  frame.srcdoc = staticPageOf(page)
  await copyLoaded
}
