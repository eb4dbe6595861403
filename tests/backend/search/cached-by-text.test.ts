/** Results that are cached by text. */
import fc from "fast-check"
import { expect, it } from "vitest"
import { cachedByText } from "#backend/search/text/cached-by-text.ts"

it("computes each text once, and always the same", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const computed: string[] = []
      const lengthOf = cachedByText((text) => computed.push(text) && text.length)
      expect(texts.map(lengthOf)).toEqual(texts.map(({ length }) => length))
      expect(computed).toEqual([...new Set(texts)])
    }),
  )
})

it("clears the cache when there are too many", () => {
  let computed = 0
  const ofText = cachedByText(() => (computed += 1))
  for (let at = 0; at <= 10_000; at += 1) ofText(String(at))
  expect(ofText("0")).toBe(10_002)
})
