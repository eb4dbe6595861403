/** Lease machine: typed values, the resulting lease, and the address. */
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { leased, leasedOut, lenders, twoLenders } from "#book/fixtures/lease/lenders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyLeaseQuery, readLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import type { LeaseOffer } from "#domain/rules/lease/lease.ts"
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { tugrik } from "#domain/rules/money.ts"
import { leaseMachine, type LeaseEvent, type LeaseInput } from "#machines/lease/lease.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const leaseQueryOf = (queryString: string) => readLeaseQuery((name) => new URLSearchParams(queryString).get(name))

const open = (queryString = "", changes: Partial<LeaseInput> = {}) => {
  const lease = startTestActor(leaseMachine, { query: leaseQueryOf(queryString), lenders, terms: leaseTerms, ...changes })
  const context = () => lease.actor.getSnapshot().context
  return {
    ...lease,
    send: (event: LeaseEvent) => lease.actor.send(event),
    page: () => lease.actor.getSnapshot().value.page,
    context,
    offer: (): LeaseOffer => {
      const { answer } = context()
      if (answer?._tag !== "Offered") throw new Error("there is no lease")
      return answer
    },
    rest: () => lease.clock.increment(400),
  }
}

describe("lease calculator", () => {
  it("opens with the price of the product, and the instalment of the product page", () => {
    const lease = open("price=1090000")
    expect(lease.page()).toEqual({ ready: { offered: "usual" } })
    expect(lease.offer()).toMatchObject({ months: 24, down: 327_000, monthly: 39_433 })
    expect(lease.context().typed).toEqual({ price: "1,090,000", down: "" })
  })

  it("merges each change into the known lease [B25] [E10]", () => {
    const lease = open("price=1000000&months=12")
    expect(lease.context().lease).toEqual({
      info: { price: 1_000_000, downPayment: 300_000, monthlyPayment: 65_382, total: 1_084_577 },
      term: { months: 12, interest: 1.8 },
    })
    lease.send({ type: "price.type", text: "100,000" })
    expect(lease.context().lease).toEqual({
      info: { price: 100_000, downPayment: null, monthlyPayment: null, total: null },
      term: { months: 12, interest: 1.8 },
    })
  })

  it("keeps typed text, and marks what cannot be read", () => {
    const lease = open()
    expect(lease.page()).toEqual({ ready: "asking" })
    lease.send({ type: "price.type", text: "1 090 000₮" })
    expect(lease.context().typed.price).toBe("1 090 000₮")
    expect(lease.offer().price).toBe(1_090_000)
    lease.send({ type: "price.type", text: "сая" })
    expect(lease.page()).toEqual({ ready: "asking" })
    expect(lease.context().refusals).toMatchObject([{ field: "price", key: "v.amount_wrong" }])
  })

  it("uses the last down payment while one is unreadable, and the usual one for an empty field", () => {
    const lease = open("price=1090000&down=500000")
    lease.send({ type: "down.type", text: "хагасыг" })
    expect(lease.offer().down).toBe(500_000)
    expect(lease.context().refusals).toMatchObject([{ field: "down", key: "v.amount_wrong" }])
    lease.send({ type: "down.type", text: "" })
    expect(lease.offer().down).toBe(327_000)
    expect(lease.page()).toEqual({ ready: { offered: "usual" } })
  })

  it("moves a down payment to the bound that it passes, and remembers the requested one", () => {
    const lease = open("price=2000000")
    lease.send({ type: "down.type", text: "100000" })
    expect(lease.page()).toEqual({ ready: { offered: "moved" } })
    expect(lease.offer()).toMatchObject({ down: 500_000, movedTo: "minimum" })
    lease.send({ type: "price.type", text: "1500000" })
    expect(lease.offer()).toMatchObject({ down: 100_000, movedTo: null })
    expect(lease.page()).toEqual({ ready: { offered: "chosen" } })
    lease.send({ type: "down.usual" })
    expect(lease.context().typed.down).toBe("")
    expect(lease.offer().down).toBe(450_000)
  })

  it("names the barrier, by the lender's terms", () => {
    const lease = open("price=150000", { lenders: twoLenders })
    expect(lease.page()).toEqual({ ready: { offered: "usual" } })
    lease.send({ type: "lender.choose", provider: twoLenders[1]!.provider })
    expect(lease.page()).toEqual({ ready: "notOffered" })
    expect(lease.context().answer).toEqual({ _tag: "NotOffered", from: 200_000 })
    lease.send({ type: "price.type", text: "500000" })
    expect(lease.offer().months).toBe(12)
    expect(lease.context().lease.term).toEqual({ months: 12, interest: 2.4 })
  })

  it("emits the query once, after a debounce", () => {
    const lease = open("price=1090000")
    for (const amount of [300_000, 310_000, 320_000]) {
      lease.send({ type: "down.slide", amount })
      lease.clock.increment(300)
    }
    expect(lease.emitted).toEqual([])
    lease.rest()
    expect(lease.emitted).toEqual([{ type: "query.changed", query: { ...emptyLeaseQuery, price: 1_090_000, down: 320_000 } }])
    lease.rest()
    expect(lease.emitted).toHaveLength(1)
  })

  it("leaves the default lender out of the address", () => {
    const lease = open("price=1090000", { lenders: twoLenders })
    const providers = twoLenders.toReversed().map(({ provider }) => provider)
    for (const provider of providers) {
      lease.send({ type: "lender.choose", provider })
      lease.rest()
    }
    expect(lease.emitted.map((event) => event.type === "query.changed" && event.query.lender)).toEqual([providers[0], null])
  })

  it("ignores the address that it emitted, and follows another", () => {
    const lease = open()
    lease.send({ type: "price.type", text: "1 090 000" })
    lease.rest()
    lease.send({ type: "address.changed", query: { ...emptyLeaseQuery, price: lease.offer().price } })
    expect(lease.context().typed.price).toBe("1 090 000")
    lease.send({ type: "price.type", text: "5" })
    lease.send({ type: "address.changed", query: leaseQueryOf("price=600000&months=6") })
    expect(lease.context().typed.price).toBe("600,000")
    expect(lease.offer().months).toBe(6)
    lease.rest()
    expect(lease.emitted).toHaveLength(1)
  })

  it("fetches unknown lenders, retries, and keeps the address meanwhile", async () => {
    const lease = open("price=1090000", { lenders: null })
    expect(lease.page()).toBe("fetching")
    await lease.last("fetchLease").refuse(unreachable)
    expect([lease.page(), lease.context().problem]).toEqual(["failed", unreachable])
    lease.send({ type: "address.changed", query: leaseQueryOf("price=600000") })
    lease.send({ type: "page.retry" })
    await lease.last("fetchLease").answer({ lenders, product: null })
    expect(lease.offer().price).toBe(600_000)
  })

  it("is empty without lenders", async () => {
    const lease = open("price=1090000", { lenders: null })
    await lease.last("fetchLease").answer({ lenders: [], product: null })
    expect(lease.page()).toBe("absent")
    expect(lease.context().answer).toBeNull()
  })
})

describe("lease calculator of a checkout", () => {
  it("starts with all that is known: events carry what has changed, and nothing older", () => {
    const actor = createActor(leaseMachine, { input: { query: emptyLeaseQuery, lenders: twoLenders, terms: leaseTerms } })
    actor.send({ type: "query.changed", change: { lender: twoLenders[1]?.provider ?? "", months: 6, down: 100_000 } })
    actor.send({ type: "query.changed", change: { price: tugrik(500_000) } })
    actor.start()
    expect(actor.getSnapshot().context).toMatchObject({
      query: { lender: twoLenders[1]?.provider, months: 6 },
      answer: { price: 500_000, months: 6, down: 100_000 },
    })
  })
})

describe("lease calculator of a product", () => {
  const path = `product=${leased.slug}&variant=${leased.variantId}`

  it("works out the lease of today's price, and buys the product by it [S29n]", () => {
    const lease = open(`${path}&months=12&price=5`, { lenders: twoLenders, product: leased })
    expect(lease.offer()).toMatchObject({ price: leased.price, months: 12 })
    lease.send({ type: "down.type", text: "400000" })
    lease.send({ type: "product.take" })
    lease.send({ type: "product.take" })
    expect(lease.emitted).toEqual([
      { type: "product.taken", product: leased, lease: { provider: twoLenders[0]?.provider, months: 12, down: 400_000 } },
    ])
    lease.rest()
    expect(lease.emitted.at(-1)).toMatchObject({
      type: "query.changed",
      query: { product: { slug: leased.slug, variantId: leased.variantId }, months: 12, down: 400_000 },
    })
  })

  it("sells nothing that is sold out, and no price without a product", () => {
    for (const lease of [open(path, { product: leasedOut }), open("price=1090000")]) {
      lease.send({ type: "product.take" })
      expect(lease.emitted).toEqual([])
    }
  })

  it("is of no product where the shop does not have it", async () => {
    const lease = open(path, { lenders: null })
    expect(lease.last("fetchLease").input).toEqual({ product: { slug: leased.slug, variantId: leased.variantId } })
    await lease.last("fetchLease").answer({ lenders, product: null })
    expect([lease.page(), lease.context().query.product]).toEqual([{ ready: "asking" }, null])
  })

  it("fetches another product of the address, and follows it back to a price", async () => {
    const lease = open(path, { product: leased })
    lease.send({ type: "address.changed", query: leaseQueryOf("product=other&months=6") })
    expect([lease.page(), lease.context().product]).toEqual(["fetching", null])
    await lease.last("fetchLease").answer({ lenders, product: { ...leased, price: tugrik(500_000) } })
    expect(lease.offer()).toMatchObject({ price: 500_000, months: 6 })
    lease.send({ type: "address.changed", query: leaseQueryOf("price=600000") })
    expect([lease.offer().price, lease.context().product]).toEqual([600_000, null])
  })
})
