/** Links and texts in a document of the shop or of a reader. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { Span } from "#domain/entities/content/document.ts"
import { DocumentView } from "#ui/content/document-view.tsx"

const span = (changed: Partial<Span>): Span => ({ text: "энд", marks: [], href: null, ...changed })
const render = (content: Span, writer: "shop" | "reader") =>
  renderToStaticMarkup(<DocumentView document={{ blocks: [{ type: "paragraph", content: [content] }] }} writer={writer} />)

describe("a document", () => {
  it("marks links of readers as user content, and not links of the shop [E20]", () => {
    expect(render(span({ href: "https://example.mn" }), "reader")).toContain('rel="ugc nofollow noopener"')
    expect(render(span({ href: "https://example.mn" }), "shop")).toContain('rel="noopener"')
  })

  it("shows markup as text [E20]", () => {
    const html = render(span({ text: "<img src=x onerror=alert(1)>" }), "reader")
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;")
    expect(html).not.toContain("<img")
  })
})
