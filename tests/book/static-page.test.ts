// @vitest-environment happy-dom
import { describe, expect, it } from "vitest"
import { staticPageOf } from "#book/sheets/static-page.ts"

const pageOf = (markup: string): Document => {
  document.body.innerHTML = markup
  return document
}
const staticPage = (page: Document): Document => new DOMParser().parseFromString(staticPageOf(page), "text/html")

describe("static page", () => {
  it("has no scripts", () => {
    expect(staticPage(pageOf("<p>Сагс</p><script>alert(1)</script>")).querySelector("script")).toBeNull()
  })

  it("keeps typed, ticked and chosen values", () => {
    const page = pageOf(
      '<input id="name"><input id="tick" type="checkbox"><textarea></textarea><select><option>a</option><option>b</option></select>',
    )
    page.querySelector<HTMLInputElement>("#name")!.value = "Номин"
    page.querySelector<HTMLInputElement>("#tick")!.checked = true
    page.querySelector("textarea")!.value = "3-р орц"
    page.querySelector("select")!.value = "b"
    const copy = staticPage(page)
    expect(copy.querySelector<HTMLInputElement>("#name")!.value).toBe("Номин")
    expect(copy.querySelector<HTMLInputElement>("#tick")!.checked).toBe(true)
    expect(copy.querySelector("textarea")!.value).toBe("3-р орц")
    expect(copy.querySelector("select")!.value).toBe("b")
  })

  it("loads its pictures without scrolling", () => {
    expect(staticPage(pageOf('<img loading="lazy" src="data:,">')).querySelector("img")!.getAttribute("loading")).toBe("eager")
  })
})
