/** Model of the lease machine. */
import { leased, twoLenders } from "#book/fixtures/lease/lenders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { tugrik } from "#domain/rules/money.ts"
import { leaseMachine } from "#machines/lease/lease.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(leaseMachine, {
  inputs: [
    { query: emptyLeaseQuery, lenders: null, terms: leaseTerms },
    { query: { ...emptyLeaseQuery, price: tugrik(1_090_000) }, lenders: twoLenders, terms: leaseTerms },
    { query: { ...emptyLeaseQuery, product: leased }, product: leased, lenders: twoLenders, terms: leaseTerms },
  ],
  events: [
    { type: "price.type", text: "1,090,000" },
    { type: "price.type", text: "90,000" },
    { type: "price.type", text: "сая" },
    { type: "down.type", text: "400,000" },
    { type: "down.type", text: "5,000,000" },
    { type: "down.type", text: "хагас" },
    { type: "down.slide", amount: 300_000 },
    { type: "down.usual" },
    { type: "period.choose", months: 6 },
    { type: "lender.choose", provider: twoLenders[1]?.provider ?? "" },
    { type: "address.changed", query: { ...emptyLeaseQuery, price: tugrik(600_000), months: 12 } },
    { type: "address.changed", query: emptyLeaseQuery },
    { type: "address.changed", query: { ...emptyLeaseQuery, product: leased } },
    { type: "query.changed", change: { price: tugrik(700_000) } },
    { type: "product.take" },
    { type: "page.retry" },
  ],
  answers: {
    fetchLease: {
      values: [
        { lenders: twoLenders, product: null },
        { lenders: twoLenders, product: leased },
        { lenders: [], product: null },
      ],
      problems: [unreachable],
    },
  },
  distinguishedBy: ({ query, product, answer, lenders }) => [
    lenders?.length,
    product?.slug,
    query.price,
    query.down,
    query.lender,
    answer?._tag,
  ],
  driver: {
    shopper: {
      // A product has its own price.
      "price.type": { when: ({ context: { product } }) => product === null, by: ({ write }, { text }) => write("lease.price", text) },
      "down.type": {
        when: ({ context: { typed } }, { text }) => typed.down !== text,
        // Replaces the text at once: each typed letter would be another query.
        by: ({ fill }, { text }) => fill("lease.down", text),
      },
      "down.slide": {
        when: ({ context: { answer } }, { amount }) => answer?._tag === "Offered" && answer.down !== amount,
        by: ({ slide }, { amount }) => slide("lease.down", amount),
      },
      "product.take": {
        when: (snapshot) => !snapshot.matches({ page: { ready: { offered: "taken" } } }),
        by: ({ press }) => press("lease.take"),
      },
      "down.usual": ({ press }) => press("lease.down.usual"),
      "period.choose": {
        when: ({ context: { answer } }, { months }) => answer?._tag === "Offered" && answer.months !== months,
        by: ({ choose }, { months }) => choose(new RegExp(`^${months} сар`, "u")),
      },
      "lender.choose": {
        when: ({ context: { query } }, { provider }) => query.lender !== provider,
        by: ({ choose }, { provider }) => choose(new RegExp(`^${provider}`, "u")),
      },
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: ["address.changed", "query.changed", "product.take"],
  },
})
