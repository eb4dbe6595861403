/** Comments machine: writing, the login before publishing, deleting. */
import { describe, expect, it } from "vitest"
import { commentsPage, newReply, ownComment } from "#book/fixtures/content/comments.ts"
import { notPossible, unauthorised } from "#book/fixtures/shell/problems.ts"
import { commentsMachine } from "#machines/content/comments.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const of = { kind: "article", id: "1" } as const

const opened = async (draft = "") => {
  const comments = startTestActor(commentsMachine, { of, seed: "test" })
  await comments.last("readComment").answer(draft)
  comments.actor.send({ type: "article.shown" })
  await comments.last("fetchComments").answer(commentsPage)
  return { ...comments, now: () => comments.actor.getSnapshot() }
}

describe("comments", () => {
  it("restore the text typed before the login, and publish it at the top [E20]", async () => {
    const comments = await opened(" Сайхан ")
    expect(comments.now().context.text).toBe(" Сайхан ")
    comments.actor.send({ type: "comment.send" })
    expect(comments.last("writeComment").input).toMatchObject({ ...of, text: "Сайхан" })
    await comments.last("writeComment").answer({ ...ownComment, id: 10 })
    expect(comments.now().context).toMatchObject({
      text: "",
      total: commentsPage.total + 1,
      comments: { items: [{ id: 10 }, { id: 9 }, { id: 8 }, { id: 20 }, { id: 21 }, { id: 7 }] },
    })
  })

  it("store a visitor's text and lead to the login", async () => {
    const comments = await opened()
    const requested: string[] = []
    comments.actor.on("login.needed", ({ type }) => requested.push(type))
    comments.actor.send({ type: "comment.type", text: "Сайхан" })
    comments.actor.send({ type: "comment.send" })
    await comments.last("writeComment").refuse(unauthorised)
    expect(comments.last("keepComment").input).toEqual({ ...of, text: "Сайхан" })
    expect(requested).toEqual([])
    await comments.last("keepComment").answer(undefined)
    expect([requested, comments.now().context.text]).toEqual([["login.needed"], "Сайхан"])
  })

  it("keep a refused text, and send it again with another key", async () => {
    const comments = await opened("Сайхан")
    comments.actor.send({ type: "comment.send" })
    const { key } = comments.last("writeComment").input as { readonly key: string }
    await comments.last("writeComment").refuse(notPossible)
    expect(comments.now().context).toMatchObject({ text: "Сайхан", formProblem: notPossible })
    comments.actor.send({ type: "comment.send" })
    expect((comments.last("writeComment").input as { readonly key: string }).key).not.toBe(key)
  })

  it("show a new reply and a new rating [C13]", async () => {
    const comments = await opened()
    comments.actor.send({ type: "comment.changed", comment: newReply })
    expect([comments.now().context.comments.items.map(({ id }) => id), comments.now().context.total]).toEqual([
      [9, 8, 20, 21, 22, 7],
      commentsPage.total + 1,
    ])
    comments.actor.send({ type: "comment.changed", comment: { ...ownComment, rating: 5 } })
    expect([comments.now().context.comments.items[0]?.rating, comments.now().context.total]).toEqual([5, commentsPage.total + 1])
  })

  it("delete only one's own, after a confirmation [C13]", async () => {
    const comments = await opened()
    comments.actor.send({ type: "delete.ask", id: 8 })
    expect(comments.now().value.removal).toBe("resting")
    comments.actor.send({ type: "delete.ask", id: ownComment.id })
    comments.actor.send({ type: "delete.confirm" })
    await comments.last("deleteComment").answer(undefined)
    expect(comments.now().context.comments.items.map(({ id }) => id)).toEqual([8, 20, 21, 7])
  })

  it("count without a deleted comment and its replies", async () => {
    const comments = await opened()
    comments.actor.send({ type: "comment.changed", comment: { ...newReply, replyId: ownComment.id } })
    comments.actor.send({ type: "delete.ask", id: ownComment.id })
    comments.actor.send({ type: "delete.confirm" })
    await comments.last("deleteComment").answer(undefined)
    expect(comments.now().context.total).toBe(commentsPage.total + 1 - 2)
  })
})
