/** Camera of a built book: takes each story's picture in a page of its own. */
import type { Browser, Page } from "playwright-core"
import { isWindowName, windows, type WindowName } from "#book/viewports.ts"
import type { Look, Story } from "./book-shot.ts"

/** Status that Storybook's page reports of its story. */
type PreviewStatus = {
  readonly currentRender?: {
    readonly phase?: string
    readonly story?: { readonly storyGlobals?: { readonly viewport?: { readonly value?: string } } }
  }
}
type BookWindow = { readonly __STORYBOOK_PREVIEW__?: PreviewStatus }

export type Picture = { readonly window: WindowName; readonly png: Buffer; readonly failed: boolean }

export type Camera = {
  /** Takes a picture of a story in one look; in the window of the story if it names one. */
  readonly take: (story: Story, look: Look) => Promise<Picture>
  readonly close: () => Promise<void>
}

const addressOf = (book: string, { id }: Story, { locale, theme, brand }: Look): string =>
  `${book}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme};brand:${brand};a11y.manual:!true`

/** Waits until the story is rendered and its `play` has ended. */
const waitUntilRendered = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => ["finished", "errored", "aborted"].includes((window as BookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ""),
    undefined,
    { polling: 50, timeout: 30_000 },
  )

/** Waits for stories in frames too. */
const waitForFrames = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll("iframe")].every((frame) =>
        ["finished", "errored", "aborted"].includes(
          (frame.contentWindow as BookWindow | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? "",
        ),
      ),
    undefined,
    { polling: 50, timeout: 30_000 },
  )

/** Waits for fonts and pictures, including those below the viewport. */
const waitForPictures = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => undefined))])
  })

/** Enlarges the window to the scroll height; not while a dialog locks the page. */
const stretch = async (page: Page, width: number, height: number): Promise<void> => {
  const whole = await page.evaluate(() =>
    getComputedStyle(document.body).overflowY === "hidden" ? 0 : document.documentElement.scrollHeight,
  )
  if (whole > height) await page.setViewportSize({ width, height: whole })
}

/** Whether the story failed, and the window that it names; `null` for none. */
const outcomeOf = (page: Page) =>
  page.evaluate(() => {
    const render = (window as BookWindow).__STORYBOOK_PREVIEW__?.currentRender
    return { failed: render?.phase !== "finished", ownWindow: render?.story?.storyGlobals?.viewport?.value ?? null }
  })

export const openCamera = async (browser: Browser, book: string): Promise<Camera> => {
  const context = await browser.newContext({ reducedMotion: "reduce", deviceScaleFactor: 1 })
  const page = await context.newPage()

  const show = async (story: Story, look: Look, window: WindowName) => {
    const { width, height } = windows[window]
    await page.setViewportSize({ width, height })
    await page.goto(addressOf(book, story, look))
    await waitUntilRendered(page)
    await waitForFrames(page)
    return outcomeOf(page)
  }

  return {
    take: async (story, look) => {
      const requested = isWindowName(look.window) ? look.window : "desktop"
      const first = await show(story, look, requested)
      const window = isWindowName(first.ownWindow) ? first.ownWindow : requested
      const { failed } = window === requested ? first : await show(story, look, window)
      await waitForPictures(page)
      // Enlarged rather than stitched, so that fixed bars stay at the foot of the picture.
      await stretch(page, windows[window].width, windows[window].height)
      await waitForPictures(page)
      return { window, failed, png: await page.screenshot({ animations: "disabled", caret: "hide" }) }
    },
    close: () => context.close(),
  }
}
