/** Results that are kept by text. */
import fc from "fast-check"
import { expect, it } from "vitest"
import { byText } from "#backend/search/text/known-texts.ts"

it("computes each text once, and always the same", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const computed: string[] = []
      const lengthOf = byText((text) => computed.push(text) && text.length)
      expect(texts.map(lengthOf)).toEqual(texts.map(({ length }) => length))
      expect(computed).toEqual([...new Set(texts)])
    }),
  )
})

it("forgets all when there are too many", () => {
  let computed = 0
  const ofText = byText(() => (computed += 1))
  for (let at = 0; at <= 10_000; at += 1) ofText(String(at))
  expect(ofText("0")).toBe(10_002)
})
