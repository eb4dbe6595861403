/** Report of what an item of content differs in. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { changedFields } from "#backend/merchant/changed-fields.ts"
import { holds } from "#tests/laws.ts"

describe("changed fields", () => {
  it("are those alone that differ, with their path", () => {
    const before = { code: "A", title: { mn: "Нөхцөл", en: "Terms" }, amount: 10, until: null }
    const after = { code: "A", title: { mn: "Дүрэм", en: "Terms" }, amount: 20, until: null, note: "new" }
    expect(changedFields(before, after)).toEqual(["- title.mn: Нөхцөл", "+ title.mn: Дүрэм", "- amount: 10", "+ amount: 20", "+ note: new"])
    expect(changedFields(after, before).at(-1)).toBe("- note: new")
  })

  it("are changed lines of a long text, not the lines between them", () => {
    const lines = ["# Буцаалт", "", "Нэг", "Хоёр", "Гурав", "Дөрөв"]
    const after = [...lines.slice(0, 2), "Нэгэн", ...lines.slice(3, 5), "Дөрөв", "Тав"]
    expect(changedFields({ text: { mn: lines.join("\n") } }, { text: { mn: after.join("\n") } })).toEqual([
      "- text.mn:3: Нэг",
      "+ text.mn:3: Нэгэн",
      "+ text.mn:7: Тав",
    ])
  })

  it("are changed entries of a list, and the fields of one that stays", () => {
    const paragraph = (text: string) => ({ kind: "paragraph", text: { mn: text } })
    const before = { body: [paragraph("Нэг"), paragraph("Хоёр"), paragraph("Гурав")] }
    expect(changedFields(before, { body: [paragraph("Нэг"), paragraph("Хоёрт"), paragraph("Гурав")] })).toEqual([
      "- body.1.text.mn: Хоёр",
      "+ body.1.text.mn: Хоёрт",
    ])
    expect(changedFields({ tags: ["a", "b", "c"] }, { tags: ["b", "c", "d"] })).toEqual(["- tags.0: a", "+ tags.2: d"])
  })

  it("are none of equal items, and name every line that is added or goes", () => {
    const lines = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 2, maxLength: 9 })
    holds(
      fc.property(lines, lines, (one, other) => {
        const shown = changedFields({ t: one.join("\n") }, { t: other.join("\n") })
        const countOf = (mark: string) => shown.filter((line) => line.startsWith(mark)).length
        expect(shown.length === 0).toBe(one.join() === other.join())
        expect(one.length - countOf("-")).toBe(other.length - countOf("+"))
        // What stays is the same in both.
        const unchanged = (all: ReadonlyArray<string>, mark: string) =>
          all.filter((_, at) => !shown.some((line) => line.startsWith(`${mark} t:${at + 1}: `))).join()
        expect(unchanged(one, "-")).toBe(unchanged(other, "+"))
      }),
    )
  })
})
