/** Links in a document: those of readers carry no weight for search engines, and markup is text. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { Span } from "#domain/entities/content/document.ts"
import { DocumentView } from "#ui/content/document-view.tsx"

const span = (changed: Partial<Span>): Span => ({ text: "энд", marks: [], href: null, ...changed })
const drawn = (content: Span, writer: "shop" | "reader") =>
  renderToStaticMarkup(<DocumentView document={{ blocks: [{ type: "paragraph", content: [content] }] }} writer={writer} />)

describe("a document", () => {
  it("gives a reader's link no weight, and the shop's its own [E20]", () => {
    expect(drawn(span({ href: "https://example.mn" }), "reader")).toContain('rel="ugc nofollow noopener"')
    expect(drawn(span({ href: "https://example.mn" }), "shop")).toContain('rel="noopener"')
  })

  it("shows markup as text [E20]", () => {
    const html = drawn(span({ text: "<img src=x onerror=alert(1)>" }), "reader")
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;")
    expect(html).not.toContain("<img")
  })
})
