import { renderToStaticMarkup } from "react-dom/server"
import { Router } from "wouter"
import { describe, expect, it } from "vitest"
import { ContentLink } from "#ui/parts/button/content-link.tsx"

const hrefIn = (base: string, href: string) =>
  /href="([^"]*)"/.exec(
    renderToStaticMarkup(
      <Router base={base} ssrPath={base || "/"}>
        <ContentLink href={href}>энд</ContentLink>
      </Router>,
    ),
  )?.[1]

describe("a link that somebody has written", () => {
  it.each([
    ["", "/brands", "/brands"],
    ["/en", "/brands", "/en/brands"],
    ["/en", "/en/brands", "/en/brands"],
    ["", "/en/brands?page=2", "/brands?page=2"],
    ["/en", "https://www.facebook.com/Delguur/", "https://www.facebook.com/Delguur/"],
    ["/en", "tel:+97670001100", "tel:+97670001100"],
  ])("below %j of %s leads to %s [E16] [E22]", (base, href, address) => {
    expect(hrefIn(base, href)).toBe(address)
  })
})
