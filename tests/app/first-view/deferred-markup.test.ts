import { describe, expect, it } from "vitest"
import { inSendingOrder } from "#app/first-view/deferred-markup.ts"

describe("sending order of a screen", () => {
  it("moves the aside behind the main content", () => {
    const filters = '<aside class="a" data-sent="later"><p>$&amp; filters</p></aside>'
    const products = "<section><article>products</article></section>"
    const here = '<template data-sent="here"></template>'
    expect(inSendingOrder(`<div>${filters}${products}${here}</div>`)).toBe(`<div>${products}${filters}${here}</div>`)
  })

  it("leaves markup without an aside unchanged", () => {
    const screen = "<aside>a note</aside><section>its text</section>"
    expect(inSendingOrder(screen)).toBe(screen)
  })
})
