/** Model of the lease machine. */
import { twoLenders } from "#book/fixtures/lease/lenders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { leaseTerms } from "#domain/rules/lease/lease.ts"
import { tugrik } from "#domain/rules/money.ts"
import { leaseMachine } from "#machines/lease/lease.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof leaseMachine> = {
  machine: leaseMachine,
  inputs: [
    { query: emptyLeaseQuery, lenders: null, terms: leaseTerms },
    { query: { ...emptyLeaseQuery, price: tugrik(1_090_000) }, lenders: twoLenders, terms: leaseTerms },
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
    { type: "page.retry" },
  ],
  answers: { fetchLenders: { values: [twoLenders, []], problems: [unreachable] } },
  about: ({ query, answer, lenders }) => [lenders?.length, query.price, query.down, query.lender, answer?._tag],
}
