/** Rules of writing an article. */
import { describe, expect, it } from "vitest"
import { articleLimits, checkArticle, type ArticleForm } from "#domain/rules/content/article-form.ts"
import { readMarkup } from "#domain/rules/content/markup.ts"
import { pictureMarkup, withBlock } from "#domain/rules/content/text-edits.ts"

const whole: ArticleForm = { title: "Талх", summary: "Гэртээ барих", body: readMarkup("Гурил, ус."), tags: ["jor"] }
const refused = (change: Partial<ArticleForm>, state: "draft" | "waiting") => checkArticle({ ...whole, ...change }, state).map(({ field, key }) => [field, key])

describe("an article as written", () => {
  it("may lack anything while it is a draft, and nothing when it is sent [S17]", () => {
    const empty = { title: " ", summary: "", body: readMarkup("") }
    expect(refused(empty, "draft")).toEqual([])
    expect(refused(empty, "waiting")).toEqual([["title", "v.required"], ["summary", "v.required"], ["body", "v.required"]])
    expect(refused({}, "waiting")).toEqual([])
  })

  it("describes its pictures when it is sent", () => {
    const body = readMarkup("Энд\n\n![](/pictures/w.1)")
    expect([refused({ body }, "draft"), refused({ body }, "waiting")]).toEqual([[], [["body", "writing.undescribed"]]])
  })

  it("is never too long", () => {
    const long = (length: number) => "а".repeat(length + 1)
    expect(refused({ title: long(articleLimits.title), summary: long(articleLimits.summary), body: readMarkup(long(articleLimits.body)), tags: ["a", "b", "c", "d"] }, "draft")).toEqual([
      ["title", "writing.too_long"], ["summary", "writing.too_long"], ["body", "writing.too_long"], ["tags", "writing.too_many_tags"],
    ])
    expect(refused({ body: readMarkup("а\n\n".repeat(articleLimits.blocks + 1)) }, "draft")).toEqual([["body", "writing.too_long"]])
  })
})

describe("a block put into a text", () => {
  it("stands after the block with the caret", () => {
    expect(withBlock("нэг\n\nхоёр", 1, "@tsai")).toBe("нэг\n\n@tsai\n\nхоёр")
    expect(withBlock("", 0, "@tsai")).toBe("@tsai")
    expect(withBlock("нэг\n\n", 5, "@tsai")).toBe("нэг\n\n@tsai")
    expect(withBlock("нэг", -1, "@tsai")).toBe("@tsai\n\nнэг")
  })

  it("is a picture that reads as one, whatever its description", () => {
    expect(readMarkup(pictureMarkup("/pictures/w.1", "Талх [шинэ]\nөглөө")).blocks).toMatchObject([{ type: "image", src: "/pictures/w.1", alt: "Талх  шинэ  өглөө" }])
  })
})
