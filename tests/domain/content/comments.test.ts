/** Rules of comments. */
import { describe, expect, it } from "vitest"
import type { Comment } from "#domain/entities/content/comment.ts"
import { checkComment, commentMaxLength } from "#domain/rules/content/comment-form.ts"
import { threadsOf, withChanged, withoutComment, withWritten } from "#domain/rules/content/comment-list.ts"
import { noPages, withCountedPage } from "#domain/rules/list-pages.ts"

const commentOf = (id: number): Comment => ({
  id,
  replyId: null,
  name: "Номин",
  comment: "Сайн",
  rating: 0,
  ratings: 0,
  ownRating: 0,
  mine: false,
  createdAt: null,
})
const first = withCountedPage(noPages, { items: [commentOf(4), commentOf(3)], page: 1, pages: 2 })
const idsOf = ({ items }: typeof first) => items.map(({ id }) => id)

describe("a comment", () => {
  it.each([
    ["", "comments.required"],
    [" \n ", "comments.required"],
    ["а".repeat(commentMaxLength + 1), "comments.too_long"],
  ])("is refused as %j [E20]", (text, key) => {
    expect(checkComment(text).map((refusal) => refusal.key)).toEqual([key])
  })

  it("is accepted up to its maximum length, without counting blanks around it", () => {
    expect(checkComment(` ${"а".repeat(commentMaxLength)} `)).toEqual([])
  })
})

describe("a list of comments", () => {
  it("shows no comment twice when one was written between two pages", () => {
    const written = withWritten(first, commentOf(5))
    expect(idsOf(withCountedPage(written, { items: [commentOf(3), commentOf(2)], page: 2, pages: 3 }))).toEqual([5, 4, 3, 2])
  })

  it("misses no comment when one was deleted between two pages", () => {
    const remaining = withoutComment(first, 4)
    expect([idsOf(remaining), remaining.page + 1]).toEqual([[3], 1])
    expect(withoutComment({ ...first, stillFetch: false }, 4).page).toBe(1)
  })
})

describe("replies to comments", () => {
  const reply = (id: number, replyId: number): Comment => ({ ...commentOf(id), replyId })
  const withReplies = [reply(7, 3), reply(8, 4), reply(9, 3)].reduce(withChanged, first)

  it("follow their comment, oldest first [C13]", () => {
    expect(idsOf(withReplies)).toEqual([4, 8, 3, 7, 9])
    expect(threadsOf(withReplies).map(({ comment, replies }) => [comment.id, replies.map(({ id }) => id)])).toEqual([
      [4, [8]],
      [3, [7, 9]],
    ])
  })

  it("are removed with their comment", () => {
    expect(idsOf(withoutComment(withReplies, 3))).toEqual([4, 8])
  })

  it("stay in place when they are rated", () => {
    expect(withChanged(withReplies, { ...reply(7, 3), rating: 4 }).items.find(({ id }) => id === 7)?.rating).toBe(4)
    expect(idsOf(withChanged(withReplies, commentOf(3)))).toEqual(idsOf(withReplies))
  })
})
