/** Rules of writing an article. */
import { describe, expect, it } from "vitest"
import { articleLimits, checkArticle, type ArticleForm } from "#domain/rules/content/article-form.ts"
import { readMarkup } from "#domain/rules/content/markup.ts"

const complete: ArticleForm = { title: "Талх", summary: "Гэртээ барих", body: readMarkup("Гурил, ус."), tags: ["jor"] }
const refusalsOf = (change: Partial<ArticleForm>, state: "draft" | "waiting") =>
  checkArticle({ ...complete, ...change }, state).map(({ field, key }) => [field, key])

describe("article form", () => {
  it("accepts an empty draft, and refuses to send one [S17]", () => {
    const empty = { title: " ", summary: "", body: readMarkup("") }
    expect(refusalsOf(empty, "draft")).toEqual([])
    expect(refusalsOf(empty, "waiting")).toEqual([
      ["title", "v.required"],
      ["summary", "v.required"],
      ["body", "v.required"],
    ])
    expect(refusalsOf({}, "waiting")).toEqual([])
  })

  it("requires descriptions of pictures when it is sent", () => {
    const body = readMarkup("Энд\n\n![](/pictures/w.1)")
    expect([refusalsOf({ body }, "draft"), refusalsOf({ body }, "waiting")]).toEqual([[], [["body", "writing.undescribed"]]])
  })

  it("is limited in length, blocks and tags", () => {
    const long = (length: number) => "а".repeat(length + 1)
    const tooLong = {
      title: long(articleLimits.title),
      summary: long(articleLimits.summary),
      body: readMarkup(long(articleLimits.body)),
      tags: ["a", "b", "c", "d"],
    }
    expect(refusalsOf(tooLong, "draft")).toEqual([
      ["title", "writing.too_long"],
      ["summary", "writing.too_long"],
      ["body", "writing.too_long"],
      ["tags", "writing.too_many_tags"],
    ])
    expect(refusalsOf({ body: readMarkup("а\n\n".repeat(articleLimits.blocks + 1)) }, "draft")).toEqual([["body", "writing.too_long"]])
  })
})
