/** Model of the reading marks machine. */
import { author } from "#book/fixtures/content/articles.ts"
import { notPossible, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import { readingMarksMachine } from "#machines/content/reading-marks.ts"
import { modelOf } from "#book/models/model.ts"

const shown = { type: "subject.shown", kind: "article", articleId: 1, authorId: 1, followers: 12 } as const

export const model = modelOf(readingMarksMachine, {
  inputs: [undefined],
  events: [{ ...shown, isReader: false }, { ...shown, isReader: true }, { type: "bookmark.toggle" }, { type: "author.toggle" }],
  answers: {
    fetchReadingMarks: { values: [{ saved: true, followed: true, followers: 13 }], problems: [unreachable] },
    saveBookmark: { values: [undefined], problems: [notPossible, unauthorised] },
    followAuthor: { values: [{ ...author, followers: 13, followed: true }], problems: [notPossible, unauthorised] },
  },
  distinguishedBy: ({ subject, saved, followed }) => [subject.articleId, saved, followed],
  driver: {
    shopper: {
      "bookmark.toggle": ({ press }, _, { context }) => press(context.saved ? "marks.saved" : "marks.save"),
      "author.toggle": ({ press }, _, { context }) => press(context.followed ? "marks.followed" : "marks.follow"),
    },
    others: ["subject.shown"],
  },
})
