/** Calls of leases: lenders and their terms. */
import * as Schema from "effect/Schema"
import { Lender } from "#domain/entities/lease/lease.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const leases = endpoint({
  method: "GET",
  path: "/api/v2/leases",
  summary: "Who finances leases, on what terms; nobody where the site has no leases.",
  answer: Schema.Struct({ leases: Schema.Array(Lender) }),
})
