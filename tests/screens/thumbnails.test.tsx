/** Thumbnails of a contact sheet in a real browser: static pages that become interactive under a pointer. */
import type { CSSProperties } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Thumbnail } from "#book/sheets/thumbnail.tsx"
import { concurrencyLimit } from "#book/sheets/concurrency-limit.ts"

/** Stand-in for a story: a page that reports that it is drawn, and has one counting button. */
const story = URL.createObjectURL(
  new Blob(
    [
      '<body class="sb-show-nopreview"><button style="width:380px;height:800px" onclick="this.textContent = Number(this.textContent) + 1">0</button>',
    ],
    { type: "text/html" },
  ),
)

let root: Root
let sheet: HTMLElement
let drawn = 0

const still = () => sheet.querySelector<HTMLIFrameElement>("iframe[inert]")!
const live = () => sheet.querySelector<HTMLIFrameElement>("iframe:not([inert])")
const isLive = () => live()?.dataset["ready"]
const countIn = (frame: HTMLIFrameElement | null) => frame?.contentDocument?.querySelector("button")?.textContent
const thumbnail = () => page.getByRole("button", { name: "Go into Ready: Phone, 390" })
/** Wherever the focus was, Tab goes from here to the thumbnail. */
const tabToThumbnail = async () => {
  sheet.querySelector("button")!.focus()
  await userEvent.tab()
}
const elsewhere = () => page.getByRole("button", { name: "elsewhere" })

beforeEach(async () => {
  drawn = 0
  // Files share one page, and a leftover element would take the focus.
  document.body.replaceChildren()
  sheet = document.body.appendChild(document.createElement("div"))
  root = createRoot(sheet)
  root.render(
    <>
      <button type="button">before</button>
      <ul style={{ "--frame": 230 } as CSSProperties}>
        <Thumbnail
          story="ready"
          name="Ready"
          description="A sentence."
          address={story}
          windowNames={["phone"]}
          limit={concurrencyLimit(1)}
          wanted
          onDrawn={() => (drawn += 1)}
        />
      </ul>
      <button type="button">elsewhere</button>
    </>,
  )
  await expect.poll(() => drawn).toBe(1)
})
afterEach(() => {
  root.unmount()
  sheet.remove()
})

describe("thumbnail", () => {
  it("is a static page at first", () => {
    expect(countIn(still())).toBe("0")
    expect(live()).toBeNull()
  })

  it("comes alive under a resting pointer, and is static again without it", async () => {
    await userEvent.hover(thumbnail())
    await expect.poll(isLive).toBe("true")
    await userEvent.hover(elsewhere())
    await expect.poll(live).toBeNull()
    expect(countIn(still())).toBe("0")
  })

  it("enters the story when pressed, and leaves it by Escape", async () => {
    await tabToThumbnail()
    await expect.element(thumbnail()).toHaveFocus()
    await expect.poll(isLive).toBe("true")
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => document.activeElement).toBe(live())
    await userEvent.keyboard("{Tab}{Enter}")
    await expect.poll(() => countIn(live())).toBe("1")
    await userEvent.keyboard("{Escape}")
    await expect.element(thumbnail()).toHaveFocus()
  })

  it("is passed by Tab without entering its story, and stays static", async () => {
    await tabToThumbnail()
    await expect.poll(isLive).toBe("true")
    await userEvent.tab()
    await expect.element(page.getByRole("link", { name: "Ready" })).toHaveFocus()
    await expect.poll(live).toBeNull()
  })
})
