/** Newsletter: the form of the footer, and the page behind the links of its letters. */
import { describe, expect, it } from "vitest"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { newsletterFormMachine } from "#machines/shell/newsletter-form.ts"
import { newsletterLinkMachine } from "#machines/shell/newsletter-link.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

describe("newsletter form", () => {
  it("sends a valid address only, and keeps it until the shop accepts it [C4]", async () => {
    const { actor, requests, last } = startTestActor(newsletterFormMachine, undefined)
    actor.send({ type: "email.type", email: "nomin" })
    actor.send({ type: "form.submit" })
    expect([actor.getSnapshot().context.refusals.length, requests]).toEqual([1, []])
    actor.send({ type: "email.type", email: "nomin@example.mn" })
    actor.send({ type: "form.submit" })
    await last("subscribeNewsletter").refuse(unreachable)
    expect(actor.getSnapshot().context).toMatchObject({ form: { email: "nomin@example.mn" }, refusals: [], problem: unreachable })
    actor.send({ type: "form.submit" })
    await last("subscribeNewsletter").answer()
    expect([actor.getSnapshot().value, last("subscribeNewsletter").input]).toEqual(["sent", { email: "nomin@example.mn" }])
  })
})

describe("newsletter link", () => {
  it.each([
    ["confirm", "confirmNewsletter", "confirmed"],
    ["leave", "leaveNewsletter", "left"],
  ] as const)("changes nothing until the reader presses %s [C4]", async (step, port, done) => {
    const { actor, requests, last } = startTestActor(newsletterLinkMachine, { step, token: "token" })
    expect(requests).toEqual([])
    actor.send({ type: "link.accept" })
    await last(port).refuse(unreachable)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual(["ready", unreachable])
    actor.send({ type: "link.accept" })
    await last(port).answer()
    expect([actor.getSnapshot().value, last(port).input]).toEqual([done, { token: "token" }])
  })

  it("shows that a link is unknown or lacks its token [C4]", async () => {
    expect(startTestActor(newsletterLinkMachine, { step: "leave", token: "" }).actor.getSnapshot().value).toBe("missing")
    const { actor, last } = startTestActor(newsletterLinkMachine, { step: "confirm", token: "old" })
    actor.send({ type: "link.accept" })
    await last("confirmNewsletter").refuse(missing)
    expect(actor.getSnapshot().value).toBe("missing")
  })
})
