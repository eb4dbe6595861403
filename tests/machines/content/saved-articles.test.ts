/** Saved articles machine. */
import { describe, expect, it } from "vitest"
import { notPossible } from "#book/fixtures/shell/problems.ts"
import { savedArticles } from "#book/fixtures/content/writing.ts"
import { savedArticlesMachine } from "#machines/content/saved-articles.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

describe("saved articles", () => {
  const [first] = savedArticles.items
  if (first === undefined) throw new Error("nothing is saved")
  /** `saved` as a shop with pages of 12 lists them. */
  const pageOf = (saved: ReadonlyArray<number>, page: number) => ({
    items: saved.slice((page - 1) * 12, page * 12).map((id) => ({ ...first, id })),
    page,
    pages: Math.ceil(saved.length / 12),
    total: saved.length,
  })
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  it("are all listed though some were removed or restored before the next page [S24]", async () => {
    const saved = startTestActor(savedArticlesMachine, undefined)
    const change = async (type: "bookmark.remove" | "bookmark.restore", id: number) => {
      saved.actor.send({ type, id })
      await saved.last("saveBookmark").answer(undefined)
    }
    await saved.last("fetchBookmarks").answer(pageOf(numbers(15), 1))
    for (const id of [1, 2, 3, 4]) await change("bookmark.remove", id)
    await change("bookmark.restore", 4)
    saved.actor.send({ type: "more.fetch" })
    const { page } = saved.last("fetchBookmarks").input as { readonly page: number }
    await saved.last("fetchBookmarks").answer(pageOf([4, ...numbers(15).slice(4)], page))
    const { items, stillFetch } = saved.actor.getSnapshot().context.bookmarks
    expect([items.map(({ id }) => id), stillFetch]).toEqual([numbers(15), false])
  })

  it("are listed to the end though others were saved elsewhere before the next page [S24]", async () => {
    const saved = startTestActor(savedArticlesMachine, undefined)
    await saved.last("fetchBookmarks").answer(pageOf(numbers(30), 1))
    for (let more = 0; saved.actor.getSnapshot().context.bookmarks.stillFetch && more < 5; more += 1) {
      saved.actor.send({ type: "more.fetch" })
      const { page } = saved.last("fetchBookmarks").input as { readonly page: number }
      await saved.last("fetchBookmarks").answer(pageOf([31, ...numbers(30)], page))
    }
    const { items, stillFetch } = saved.actor.getSnapshot().context.bookmarks
    expect([items.map(({ id }) => id), stillFetch]).toEqual([numbers(30), false])
  })

  it("can be changed after the next page failed, and listed further after a refused change", async () => {
    const saved = startTestActor(savedArticlesMachine, undefined)
    await saved.last("fetchBookmarks").answer(savedArticles)
    saved.actor.send({ type: "more.fetch" })
    await saved.last("fetchBookmarks").refuse(notPossible)
    saved.actor.send({ type: "bookmark.remove", id: 1 })
    await saved.last("saveBookmark").refuse(notPossible)
    expect(saved.actor.getSnapshot().value).toBe("refused")
    saved.actor.send({ type: "more.fetch" })
    expect(saved.actor.getSnapshot().value).toBe("fetchingMore")
  })

  it("are removed and restored [S24] [C20]", async () => {
    const saved = startTestActor(savedArticlesMachine, undefined)
    await saved.last("fetchBookmarks").answer(savedArticles)
    saved.actor.send({ type: "bookmark.remove", id: 1 })
    expect(saved.last("saveBookmark").input).toEqual({ id: 1, kind: "article", saved: false })
    await saved.last("saveBookmark").answer(undefined)
    expect(saved.actor.getSnapshot().context.removed).toEqual([1])
    saved.actor.send({ type: "bookmark.restore", id: 1 })
    expect(saved.last("saveBookmark").input).toEqual({ id: 1, kind: "article", saved: true })
    await saved.last("saveBookmark").answer(undefined)
    expect(saved.actor.getSnapshot().context.removed).toEqual([])
  })
})
