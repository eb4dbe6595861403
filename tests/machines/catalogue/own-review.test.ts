/** Own review machine: pictures of a review. E27. */
import { describe, expect, it } from "vitest"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { reviewed } from "#book/fixtures/catalogue/own-review.ts"
import { ownReviewMachine } from "#machines/catalogue/own-review.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const jpeg = { type: "image/jpeg", size: 1000 }

describe("pictures of an own review", () => {
  it("are marked as new beside published ones, and sent in their order [E27]", async () => {
    const screen = startTestActor(ownReviewMachine, { subject: "product", slug: reviewed.slug, seed: "test" })
    await screen.last("fetchOwnReview").answer(reviewed)
    screen.actor.send({ type: "pictures.add", files: [jpeg] })
    await screen.last("shrinkPictures").answer([{ key: "k1", src: "blob:1" }])
    screen.actor.send({ type: "review.save" })
    expect(screen.actor.getSnapshot().context.pictures.map(({ isNew }) => isNew)).toEqual([false, true])
    expect(screen.last("saveReview").input).toMatchObject({ pictures: [reviewed.pictures[0]?.src.split("/").at(-1), "k1"] })
  })

  it("report the share that is sent, from 0 at each attempt [E27]", async () => {
    const screen = startTestActor(ownReviewMachine, { subject: "product", slug: reviewed.slug, seed: "test" })
    const sent = () => screen.actor.getSnapshot().context.sent
    const upload = () => screen.last("saveReview").input as { readonly onSent: (share: number) => void }
    await screen.last("fetchOwnReview").answer(reviewed)
    screen.actor.send({ type: "review.save" })
    upload().onSent(0.64)
    expect(sent()).toBe(0.64)
    await screen.last("saveReview").refuse(unreachable)
    screen.actor.send({ type: "review.save" })
    expect(sent()).toBe(0)
    upload().onSent(1)
    await screen.last("saveReview").answer(reviewed)
    expect(sent()).toBe(1)
  })

  it("are refused if they are more than ten, of another type or unreadable", async () => {
    const screen = startTestActor(ownReviewMachine, { subject: "product", slug: reviewed.slug, seed: "test" })
    await screen.last("fetchOwnReview").answer(reviewed)
    const key = () => screen.actor.getSnapshot().context.refusals[0]?.key
    screen.actor.send({ type: "pictures.add", files: Array.from({ length: 10 }, () => jpeg) })
    expect(key()).toBe("v.too_many_pictures")
    screen.actor.send({ type: "pictures.add", files: [{ type: "image/svg+xml", size: 10 }] })
    expect(key()).toBe("v.picture_type")
    screen.actor.send({ type: "pictures.add", files: [jpeg] })
    await screen.last("shrinkPictures").refuse(unreachable)
    expect([screen.actor.getSnapshot().value, key()]).toEqual(["editing", "v.picture_broken"])
  })
})

describe("deleting an own review", () => {
  const opened = async () => {
    const screen = startTestActor(ownReviewMachine, { subject: "product", slug: reviewed.slug, seed: "test" })
    await screen.last("fetchOwnReview").answer(reviewed)
    screen.actor.send({ type: "review.delete" })
    return screen
  }

  it("needs a confirmation, and can be cancelled", async () => {
    const { actor, requests } = await opened()
    const sent = () => requests.filter(({ port }) => port === "deleteReview").length
    expect([actor.getSnapshot().value, sent()]).toEqual(["asking", 0])
    actor.send({ type: "delete.cancel" })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.comment]).toEqual(["editing", reviewed.comment])
    actor.send({ type: "review.delete" })
    actor.send({ type: "delete.confirm" })
    expect([actor.getSnapshot().value, sent()]).toEqual(["deleting", 1])
  })

  it("can be repeated after it failed", async () => {
    const { actor, last } = await opened()
    actor.send({ type: "delete.confirm" })
    await last("deleteReview").refuse(unreachable)
    expect(actor.getSnapshot().value).toBe("refused")
    actor.send({ type: "review.delete" })
    expect(actor.getSnapshot().value).toBe("asking")
  })
})
