import { describe, expect, it } from "vitest"
import { inSendingOrder } from "#app/first-view/deferred-markup.ts"

describe("a screen on its way to a browser", () => {
  it("has what stands beside its main thing after it", () => {
    const filters = '<aside class="a" data-sent="later"><p>$&amp; filters</p></aside>'
    const products = "<section><article>products</article></section>"
    const here = '<template data-sent="here"></template>'
    expect(inSendingOrder(`<div>${filters}${products}${here}</div>`)).toBe(`<div>${products}${filters}${here}</div>`)
  })

  it("is sent as it is where nothing can wait", () => {
    const screen = "<aside>a note</aside><section>its text</section>"
    expect(inSendingOrder(screen)).toBe(screen)
  })
})
