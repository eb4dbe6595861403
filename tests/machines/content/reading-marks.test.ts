/** Reading marks machine. */
import { describe, expect, it } from "vitest"
import { author } from "#book/fixtures/content/articles.ts"
import { unauthorised } from "#book/fixtures/shell/problems.ts"
import { readingMarksMachine } from "#machines/content/reading-marks.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const shown = { type: "subject.shown", kind: "article", articleId: 4, authorId: 1, followers: 12 } as const

const opened = (isReader: boolean) => {
  const marks = startTestActor(readingMarksMachine, undefined)
  const emitted: string[] = []
  marks.actor.on("login.needed", ({ type }) => emitted.push(type))
  marks.actor.send({ ...shown, isReader })
  return { ...marks, emitted, now: () => marks.actor.getSnapshot() }
}

describe("reading marks", () => {
  it("lead a visitor to the login [C20] [C14]", () => {
    const marks = opened(false)
    marks.actor.send({ type: "bookmark.toggle" })
    marks.actor.send({ type: "author.toggle" })
    expect([marks.emitted, marks.now().value, marks.now().context.followers]).toEqual([["login.needed", "login.needed"], "visiting", 12])
  })

  it("save an article and remove it again [C20]", async () => {
    const marks = opened(true)
    await marks.last("fetchReadingMarks").answer({ saved: false, followed: false, followers: 12 })
    marks.actor.send({ type: "bookmark.toggle" })
    expect(marks.last("saveBookmark").input).toEqual({ id: 4, kind: "article", saved: true })
    await marks.last("saveBookmark").answer(undefined)
    expect(marks.now().context.saved).toBe(true)
    marks.actor.send({ type: "bookmark.toggle" })
    expect(marks.last("saveBookmark").input).toMatchObject({ saved: false })
    await marks.last("saveBookmark").refuse(unauthorised)
    expect([marks.emitted, marks.now().value]).toEqual([["login.needed"], "visiting"])
  })

  it("follow an author with the shop's count of followers [C14]", async () => {
    const marks = opened(true)
    await marks.last("fetchReadingMarks").answer({ saved: true, followed: false, followers: 12 })
    marks.actor.send({ type: "author.toggle" })
    expect(marks.last("followAuthor").input).toEqual({ authorId: 1, followed: true })
    await marks.last("followAuthor").answer({ ...author, followed: true, followers: 14 })
    expect(marks.now().context).toMatchObject({ followed: true, followers: 14, saved: true })
  })
})
