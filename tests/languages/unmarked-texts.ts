/** Texts outside of the marks of the third language. */
import type { Page } from "playwright-core"

/** Parts of consecutive texts that are not between ⟦ and ⟧, which may be in different texts. */
export const outsideMarks = (texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  let depth = 0
  return texts.map((text) => {
    let rest = ""
    for (const part of text.split(/(?=[⟦⟧])|(?<=[⟦⟧])/u)) {
      if (part === "⟦") depth += 1
      else if (part === "⟧") depth = Math.max(0, depth - 1)
      else if (depth === 0) rest += part
    }
    return rest.trim()
  })
}

/** Texts of a page, of the labels of its elements and of its title that are outside of marks. */
export const textsOutsideMarks = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { nodes, labels } = await page.evaluate(() => {
    const hidden = /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: string[] = []
    while (walker.nextNode() !== null) {
      const { nodeValue, parentElement } = walker.currentNode
      if (parentElement !== null && !hidden.test(parentElement.tagName)) nodes.push(nodeValue ?? "")
    }
    const named = ["aria-label", "alt", "placeholder", "title"]
    const labels = [...document.querySelectorAll("[aria-label],[alt],[placeholder],[title]")].flatMap((element) =>
      named.map((name) => element.getAttribute(name) ?? ""),
    )
    return { nodes, labels: [...labels, document.title] }
  })
  return [...new Set([...outsideMarks(nodes), ...labels.flatMap((label) => outsideMarks([label]))])].filter((text) => text !== "")
}
