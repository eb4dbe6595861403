/** Comment talk machine: replies and ratings. */
import { describe, expect, it } from "vitest"
import { newReply, othersComment } from "#book/fixtures/content/comments.ts"
import { notPossible, unauthorised } from "#book/fixtures/shell/problems.ts"
import { commentTalkMachine } from "#machines/content/comment-talk.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const of = { kind: "article", id: "1" } as const

const opened = async (stored: { readonly replyTo: number; readonly text: string } | null = null) => {
  const talk = startTestActor(commentTalkMachine, { of, seed: "test" })
  await talk.last("takeReply").answer(stored)
  const emitted: unknown[] = []
  talk.actor.on("*", (event) => emitted.push(event))
  return { ...talk, emitted, now: () => talk.actor.getSnapshot() }
}

describe("comment talk", () => {
  it("publishes a reply and emits it [C13]", async () => {
    const talk = await opened()
    talk.actor.send({ type: "reply.ask", id: othersComment.id })
    talk.actor.send({ type: "reply.send" })
    expect(talk.now().value.reply).toBe("refused")
    talk.actor.send({ type: "reply.type", text: " Ойлголоо. " })
    talk.actor.send({ type: "reply.send" })
    expect(talk.last("replyToComment").input).toMatchObject({ replyTo: othersComment.id, text: "Ойлголоо." })
    await talk.last("replyToComment").answer(newReply)
    expect([talk.emitted, talk.now().context.replyTo]).toEqual([[{ type: "comment.changed", comment: newReply }], null])
  })

  it("keeps a reply that the shop refused", async () => {
    const talk = await opened()
    talk.actor.send({ type: "reply.ask", id: othersComment.id })
    talk.actor.send({ type: "reply.type", text: "Ойлголоо" })
    talk.actor.send({ type: "reply.send" })
    await talk.last("replyToComment").refuse(notPossible)
    expect(talk.now().context).toMatchObject({ text: "Ойлголоо", problem: notPossible })
  })

  it("keeps what was typed while comments are rated and other replies are begun", async () => {
    const talk = await opened()
    talk.actor.send({ type: "reply.ask", id: othersComment.id })
    talk.actor.send({ type: "reply.type", text: "Ойлголоо" })
    talk.actor.send({ type: "comment.rate", id: othersComment.id, rating: 4 })
    await talk.last("rateComment").answer({ ...othersComment, ownRating: 4 })
    expect([talk.now().value.reply, talk.now().context.text]).toEqual(["writing", "Ойлголоо"])
    talk.actor.send({ type: "reply.ask", id: 99 })
    talk.actor.send({ type: "reply.send" })
    expect([talk.now().value.reply, talk.now().context.text]).toEqual(["refused", ""])
    talk.actor.send({ type: "reply.ask", id: othersComment.id })
    expect([talk.now().value.reply, talk.now().context.text]).toEqual(["writing", "Ойлголоо"])
  })

  it("stores a visitor's reply until the login, of a rating too, and shows it again", async () => {
    const stored = { replyTo: othersComment.id, text: "Ойлголоо" }
    const talk = await opened(stored)
    expect([talk.now().value.reply, talk.now().context]).toMatchObject(["writing", stored])
    talk.actor.send({ type: "reply.send" })
    await talk.last("replyToComment").refuse(unauthorised)
    expect([talk.last("keepReply").input, talk.emitted]).toEqual([{ ...of, ...stored }, []])
    await talk.last("keepReply").answer(undefined)
    talk.actor.send({ type: "comment.rate", id: othersComment.id, rating: 4 })
    await talk.last("rateComment").refuse(unauthorised)
    expect(talk.last("keepReply").input).toEqual({ ...of, ...stored })
    await talk.last("keepReply").answer(undefined)
    expect(talk.emitted).toEqual([{ type: "login.needed" }, { type: "login.needed" }])
  })

  it("stores a rating, and sends a visitor to the login [C13]", async () => {
    const talk = await opened()
    talk.actor.send({ type: "comment.rate", id: othersComment.id, rating: 4 })
    expect(talk.last("rateComment").input).toEqual({ commentId: othersComment.id, rating: 4 })
    await talk.last("rateComment").answer({ ...othersComment, ownRating: 4 })
    talk.actor.send({ type: "comment.rate", id: othersComment.id, rating: 0 })
    await talk.last("rateComment").refuse(unauthorised)
    await talk.last("keepReply").answer(undefined)
    expect(talk.emitted).toEqual([{ type: "comment.changed", comment: { ...othersComment, ownRating: 4 } }, { type: "login.needed" }])
  })
})
