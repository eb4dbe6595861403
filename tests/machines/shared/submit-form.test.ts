/** Forms made by `submitForm`. */
import { describe, expect, it } from "vitest"
import { contactForm } from "#book/fixtures/content/content.ts"
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { winterCoupon } from "#book/fixtures/wallet/wallet.ts"
import { contactMachine } from "#machines/content/contact.ts"
import { couponMachine } from "#machines/wallet/coupon.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const openCoupon = async () => {
  const rehearsal = startTestActor(couponMachine, { number: "WINTER10", seed: "page" })
  await rehearsal.last("fetchCoupon").answer(winterCoupon)
  return { ...rehearsal, keyOfLast: () => (rehearsal.last("sendCoupon").input as { readonly key: string }).key }
}

describe("submitForm", () => {
  it("sends nothing while a field is refused, and withdraws the refusal as it is written [V5]", async () => {
    const { actor, requests } = await openCoupon()
    actor.send({ type: "email.type", email: "bat" })
    actor.send({ type: "coupon.send" })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.refusals.length, requests.length]).toEqual(["refused", 1, 1])
    actor.send({ type: "email.type", email: "bat@example.mn" })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.refusals]).toEqual(["writing", []])
  })

  it("repeats the key of the same form after an unknown outcome only [X7]", async () => {
    const { actor, last, keyOfLast } = await openCoupon()
    actor.send({ type: "email.type", email: "bat@example.mn" })
    const send = async (outcome: "answer" | "refuse", problem?: unknown) => {
      actor.send({ type: "coupon.send" })
      const key = keyOfLast()
      await last("sendCoupon")[outcome](problem)
      return key
    }
    const keys = [await send("refuse", unreachable), await send("refuse", notPossible), await send("answer"), await send("answer")]
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  it("checks a form again while it is typed, where the machine is configured so, and keeps its problem [C18]", async () => {
    const { actor, last } = startTestActor(contactMachine, { seed: "page" })
    actor.send({ type: "message.send" })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.attempts]).toEqual(["refused", 1])
    for (const field of ["name", "contact", "text"] as const) actor.send({ type: "field.type", field, value: contactForm[field] })
    expect(actor.getSnapshot().context.refusals).toEqual([])
    actor.send({ type: "message.send" })
    await last("sendContact").refuse(unreachable)
    actor.send({ type: "field.type", field: "text", value: "Сайн уу" })
    expect([actor.getSnapshot().context.problem, actor.getSnapshot().context.refusals.length]).toEqual([unreachable, 1])
  })

  it("empties the form once it was accepted, and keeps what was sent [C18]", async () => {
    const { actor, last } = startTestActor(contactMachine, { seed: "page" })
    for (const field of ["name", "contact", "text"] as const) actor.send({ type: "field.type", field, value: contactForm[field] })
    actor.send({ type: "message.send" })
    await last("sendContact").answer()
    const { value, context } = actor.getSnapshot()
    expect([value, context.form.text, context.sent?.text]).toEqual(["sent", "", contactForm.text])
    actor.send({ type: "message.another" })
    expect(actor.getSnapshot().value).toBe("writing")
  })
})
