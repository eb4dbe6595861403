/** Review votes machine: votes, their withdrawal, and who may not vote. */
import { describe, expect, it } from "vitest"
import { notPossible, unauthorised } from "#book/fixtures/shell/problems.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const open = async () => {
  const screen = startTestActor(reviewVotesMachine, { subject: "product", slug: "dress" })
  screen.actor.send({ type: "reader.known", isReader: true })
  await screen.last("fetchReviewVotes").answer({ votes: [3], own: 2 })
  return {
    ...screen,
    toggle: (id: number) => screen.actor.send({ type: "vote.toggle", id }),
    context: () => screen.actor.getSnapshot().context,
  }
}

describe("review votes", () => {
  it("have the shop's count, and are taken back by a second press [E19]", async () => {
    const { toggle, last, context } = await open()
    toggle(1)
    expect(last("voteReview").input).toEqual({ id: 1, helpful: true })
    await last("voteReview").answer({ id: 1, helpful: 8, voted: true })
    expect(context()).toMatchObject({ votes: [3, 1], counts: { 1: 8 } })
    toggle(3)
    expect(last("voteReview").input).toEqual({ id: 3, helpful: false })
    await last("voteReview").answer({ id: 3, helpful: 0, voted: false })
    expect(context()).toMatchObject({ votes: [1], counts: { 1: 8, 3: 0 } })
  })

  it("are not given to one's own review", async () => {
    const { toggle, requests, actor } = await open()
    toggle(2)
    expect(requests.map(({ port }) => port)).toEqual(["fetchReviewVotes"])
    expect(actor.getSnapshot().value).toBe("ready")
  })

  it("lead a visitor, and a reader whose login has ended, to the login", async () => {
    const visitor = startTestActor(reviewVotesMachine, { subject: "product", slug: "dress" })
    visitor.actor.send({ type: "reader.known", isReader: false })
    visitor.actor.send({ type: "vote.toggle", id: 1 })
    expect(visitor.emitted).toEqual([{ type: "login.needed" }])
    const expired = await open()
    expired.toggle(1)
    await expired.last("voteReview").refuse(unauthorised)
    expect([expired.emitted, expired.actor.getSnapshot().value]).toEqual([[{ type: "login.needed" }], "visiting"])
  })

  it("are forgotten at a logout, also while one is being counted", async () => {
    const { toggle, last, context, actor } = await open()
    toggle(1)
    actor.send({ type: "reader.known", isReader: false })
    expect([actor.getSnapshot().value, context().votes, last("voteReview").isAborted()]).toEqual(["visiting", [], true])
  })

  it("stay unchanged if the shop refuses", async () => {
    const { toggle, last, context, actor } = await open()
    toggle(1)
    await last("voteReview").refuse(notPossible)
    expect([actor.getSnapshot().value, context().votes, context().problem]).toEqual(["refused", [3], notPossible])
  })
})
