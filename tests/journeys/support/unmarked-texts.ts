/** Texts of a page that stand outside of every mark of the pseudo-language. */
import type { Page } from "playwright-core"

/** Texts with letters, and labels of elements, that are shown and not within ⟦ and ⟧. */
export const textsOutsideMarks = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const found: string[] = []
    const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text)
    const outside = (text: string, depth: { now: number }): string => {
      let rest = ""
      for (const part of text.split(/(?=[⟦⟧])|(?<=[⟦⟧])/u)) {
        if (part === "⟦") depth.now += 1
        else if (part === "⟧") depth.now = Math.max(0, depth.now - 1)
        else if (depth.now === 0) rest += part
      }
      return rest
    }
    const hidden = /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const depth = { now: 0 }
    while (walker.nextNode() !== null) {
      const { nodeValue, parentElement } = walker.currentNode
      if (parentElement === null || hidden.test(parentElement.tagName)) continue
      const rest = outside(nodeValue ?? "", depth).trim()
      if (hasLetters(rest)) found.push(rest)
    }
    for (const element of document.querySelectorAll("[aria-label],[alt],[placeholder],[title]")) {
      for (const name of ["aria-label", "alt", "placeholder", "title"]) {
        const rest = outside(element.getAttribute(name) ?? "", { now: 0 }).trim()
        if (hasLetters(rest)) found.push(`${name}: ${rest}`)
      }
    }
    const title = outside(document.title, { now: 0 })
    if (hasLetters(title)) found.push(`title: ${title}`)
    return [...new Set(found)]
  })
