/** Returns machine: pictures of a return. W8. */
import { describe, expect, it } from "vitest"
import { returnable, returned } from "#book/fixtures/orders/returns.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import type { LineId, OrderNumber } from "#domain/entities/ids.ts"
import { returnsMachine } from "#machines/orders/returns.ts"
import { returnPictureMachine } from "#machines/orders/return-picture.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const number = "R100000004" as OrderNumber
const jpeg = { type: "image/jpeg", size: 1000 }

const opened = async () => {
  const screen = startTestActor(returnsMachine, { number, seed: "test" })
  await screen.last("fetchReturns").answer(returnable)
  screen.actor.send({ type: "line.choose", id: 11 as LineId, quantity: 1 })
  screen.actor.send({ type: "reason.choose", reason: "damaged" })
  screen.actor.send({ type: "note.type", note: "Урагдсан" })
  screen.actor.send({ type: "pictures.add", files: [jpeg, jpeg] })
  await screen.last("shrinkPictures").answer([
    { key: "k1", src: "blob:1" },
    { key: "k2", src: "blob:2" },
  ])
  return screen
}

describe("pictures of a return", () => {
  it("are sent in their order, without those that were removed, and the form is clear after it [W8]", async () => {
    const screen = await opened()
    screen.actor.send({ type: "pictures.add", files: [jpeg] })
    await screen.last("shrinkPictures").answer([{ key: "k3", src: "blob:3" }])
    screen.actor.send({ type: "picture.drop", key: "k1" })
    screen.actor.send({ type: "return.send" })
    expect(screen.last("requestReturn").input).toMatchObject({ reason: "damaged", note: "Урагдсан", pictures: ["k2", "k3"] })
    await screen.last("requestReturn").answer(returned)
    const { value, context } = screen.actor.getSnapshot()
    expect([value, context.pictures, context.note, context.known?.thumbnails]).toEqual(["sent", [], "", returned.thumbnails])
  })

  it("are followed by another return, which asks for its lines when it is sent at once [W8]", async () => {
    const screen = await opened()
    screen.actor.send({ type: "return.send" })
    await screen.last("requestReturn").answer(returned)
    screen.actor.send({ type: "return.send" })
    expect([screen.actor.getSnapshot().value, screen.actor.getSnapshot().context.problem]).toEqual(["refused", null])
    screen.actor.send({ type: "line.choose", id: 11 as LineId, quantity: 1 })
    expect(screen.actor.getSnapshot().value).toBe("ready")
  })

  it("report how much of them is sent, from zero each time [W8]", async () => {
    const screen = await opened()
    const sent = () => screen.actor.getSnapshot().context.sent
    const upload = () => screen.last("requestReturn").input as { readonly onSent: (share: number) => void }
    screen.actor.send({ type: "return.send" })
    upload().onSent(0.64)
    expect(sent()).toBe(0.64)
    await screen.last("requestReturn").refuse(unreachable)
    screen.actor.send({ type: "return.send" })
    expect(sent()).toBe(0)
    upload().onSent(1)
    expect(sent()).toBe(1)
  })

  it("are refused above five, of another kind and where the browser cannot read them", async () => {
    const screen = await opened()
    const key = () => screen.actor.getSnapshot().context.refusals[0]?.key
    screen.actor.send({ type: "pictures.add", files: [jpeg, jpeg, jpeg, jpeg] })
    expect(key()).toBe("v.too_many_pictures")
    screen.actor.send({ type: "pictures.add", files: [{ type: "image/svg+xml", size: 10 }] })
    expect(key()).toBe("v.picture_type")
    screen.actor.send({ type: "pictures.add", files: [jpeg] })
    await screen.last("shrinkPictures").refuse(unreachable)
    expect([screen.actor.getSnapshot().value, key()]).toEqual(["ready", "v.picture_broken"])
  })

  it("stay with everything typed where they could not be sent, and the same request is sent again", async () => {
    const screen = await opened()
    screen.actor.send({ type: "return.send" })
    const first = screen.last("requestReturn").input
    await screen.last("requestReturn").refuse(unreachable)
    const { value, context } = screen.actor.getSnapshot()
    expect([value, context.note, context.reason, context.pictures.map(({ key }) => key)]).toEqual([
      "refused",
      "Урагдсан",
      "damaged",
      ["k1", "k2"],
    ])
    screen.actor.send({ type: "return.send" })
    expect(screen.last("requestReturn").input).toEqual({ ...(first as object), onSent: expect.any(Function) })
  })

  it("that the shop refused can be removed, and the rest is a new request", async () => {
    const screen = await opened()
    screen.actor.send({ type: "return.send" })
    const first = screen.last("requestReturn").input as { readonly key: string }
    await screen.last("requestReturn").refuse(refused("Зургийг уншиж чадсангүй"))
    screen.actor.send({ type: "picture.drop", key: "k1" })
    screen.actor.send({ type: "return.send" })
    const second = screen.last("requestReturn").input as { readonly key: string; readonly pictures: ReadonlyArray<string> }
    expect([second.pictures, second.key === first.key]).toEqual([["k2"], false])
  })
})

describe("a picture of a return", () => {
  it("is fetched when it is opened, and called off when it is closed before", async () => {
    const viewer = startTestActor(returnPictureMachine, { number })
    viewer.actor.send({ type: "picture.open", name: "p1" })
    const first = viewer.last("fetchReturnPicture")
    viewer.actor.send({ type: "picture.close" })
    expect([first.input, first.isAborted()]).toEqual([{ number, name: "p1" }, true])
    viewer.actor.send({ type: "picture.open", name: "p2" })
    await viewer.last("fetchReturnPicture").answer("data:large")
    expect([viewer.actor.getSnapshot().value, viewer.actor.getSnapshot().context.src]).toEqual(["open", "data:large"])
  })

  it("that failed to load is fetched again", async () => {
    const viewer = startTestActor(returnPictureMachine, { number })
    viewer.actor.send({ type: "picture.open", name: "p1" })
    await viewer.last("fetchReturnPicture").refuse(unreachable)
    expect([viewer.actor.getSnapshot().value, viewer.actor.getSnapshot().context.problem]).toEqual(["failed", unreachable])
    viewer.actor.send({ type: "picture.retry" })
    expect(viewer.last("fetchReturnPicture").input).toEqual({ number, name: "p1" })
  })
})
