/** The thumbnails of a contact sheet, in a real browser: still pages, each of which wakes when somebody turns to it. */
import type { CSSProperties } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Thumbnail } from "#book/sheets/thumbnail.tsx"
import { turnsOf } from "#book/sheets/concurrency-limit.ts"

/** Stands for a story: a page that says that it is drawn, and has one button that counts. */
const story = URL.createObjectURL(
  new Blob(
    ['<body class="sb-show-nopreview"><button style="width:380px;height:800px" onclick="this.textContent = Number(this.textContent) + 1">0</button>'],
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
const elsewhere = () => page.getByRole("button", { name: "elsewhere" })

beforeEach(async () => {
  drawn = 0
  // Files share one page: what another left there would take the focus.
  document.body.replaceChildren()
  sheet = document.body.appendChild(document.createElement("div"))
  root = createRoot(sheet)
  root.render(
    <>
      <ul style={{ "--frame": 230 } as CSSProperties}>
        <Thumbnail story="ready" name="Ready" description="A sentence." address={story} through={["phone"]} turns={turnsOf(1)} wanted onDrawn={() => (drawn += 1)} />
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

describe("a thumbnail", () => {
  it("is a still page until somebody turns to it", () => {
    expect(countIn(still())).toBe("0")
    expect(live()).toBeNull()
  })

  it("lives while a pointer rests on it, and is still again without it", async () => {
    await userEvent.hover(thumbnail())
    await expect.poll(isLive).toBe("true")
    await userEvent.hover(elsewhere())
    await expect.poll(live).toBeNull()
    expect(countIn(still())).toBe("0")
  })

  it("goes on in the story when it is pressed, and comes back by Escape", async () => {
    await userEvent.tab()
    await expect.element(thumbnail()).toHaveFocus()
    await expect.poll(isLive).toBe("true")
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => document.activeElement).toBe(live())
    await userEvent.keyboard("{Tab}{Enter}")
    await expect.poll(() => countIn(live())).toBe("1")
    await userEvent.keyboard("{Escape}")
    await expect.element(thumbnail()).toHaveFocus()
  })

  it("is passed by Tab without a way through its story, and left still", async () => {
    await userEvent.tab()
    await expect.poll(isLive).toBe("true")
    await userEvent.tab()
    await expect.element(page.getByRole("link", { name: "Ready" })).toHaveFocus()
    await expect.poll(live).toBeNull()
  })
})
