/** Payment cards of an account. */
import { describe, expect, it } from "vitest"
import { savedCards } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { cardsMachine } from "#machines/account/cards.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const [first] = savedCards

describe("payment cards", () => {
  it("stay usable when they could not be fetched again [C10]", async () => {
    const { actor, last } = startTestActor(cardsMachine, { cards: null })
    await last("fetchAllCards").answer({ cards: savedCards, pending: 1, canRegister: true })
    actor.send({ type: "cards.refresh" })
    await last("fetchAllCards").refuse(unreachable)
    expect(actor.getSnapshot()).toMatchObject({ value: "ready", context: { cards: savedCards, problem: unreachable } })
    actor.send({ type: "card.remove", id: first!.id })
    expect(last("change").input).toEqual({ port: "removeCard", input: { cardId: first!.id } })
  })

  it("are looked for again, and changed, when the shopper goes back from the bank's page [C10]", async () => {
    const { actor, last, emitted } = startTestActor(cardsMachine, { cards: savedCards })
    actor.send({ type: "card.add" })
    await last("change").answer({ url: "/bank", cards: savedCards })
    expect(emitted).toEqual([{ type: "bank.open", url: "/bank" }])
    expect(actor.getSnapshot().context.pending).toBe(1)
    actor.send({ type: "cards.refresh" })
    await last("fetchAllCards").answer({ cards: [first!], pending: 0, canRegister: true })
    expect(actor.getSnapshot()).toMatchObject({ value: "ready", context: { cards: [first], pending: 0 } })
  })
})
