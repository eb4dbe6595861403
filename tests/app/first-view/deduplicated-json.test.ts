import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { folded, unfolded } from "#app/first-view/deduplicated-json.ts"
import { holds } from "#tests/laws.ts"

const throughText = (value: unknown): unknown => unfolded(JSON.parse(JSON.stringify(folded(value))))

describe("deduplicated JSON", () => {
  it("writes a shared object once and restores the reference", () => {
    const tiles = [{ title: "Пальто" }, { title: "Гутал" }]
    const text = JSON.stringify(folded({ data: { tiles }, context: { shown: tiles, first: tiles[0] } }))
    expect(text.match(/Пальто/g)).toHaveLength(1)
    const back = unfolded(JSON.parse(text)) as { data: { tiles: object[] }; context: { shown: object[]; first: object } }
    expect(back.context.shown).toBe(back.data.tiles)
    expect(back.context.first).toBe(back.data.tiles[0])
  })

  it("does not take a value for a reference", () => {
    const whole = { price: { $: 0 }, twice: { $$: 1, $: 2 } }
    expect(throughText(whole)).toEqual(whole)
  })

  it("restores every value", () => {
    holds(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const plain = JSON.parse(JSON.stringify({ one, other, again: [one, other] })) as unknown
        expect(throughText({ one, other, again: [one, other] })).toEqual(plain)
      }),
    )
  })
})
