/** Adapter of the lease's ports. */
import type { LeaseProduct, LeaseSubject } from "#domain/entities/lease/lease-product.ts"
import { isProblem } from "#domain/entities/problem.ts"
import { leaseProductOf } from "#domain/rules/lease/lease-product.ts"
import type { LeasePorts } from "#machines/lease/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import { oneProduct } from "./contract/catalogue/products.ts"
import { checkLend } from "./contract/cart/payment.ts"
import { leases } from "./contract/lease/leases.ts"

const productOf = async (call: Caller["call"], { slug, variantId }: LeaseSubject): Promise<LeaseProduct | null> => {
  try {
    return leaseProductOf(await call(oneProduct, { params: { slug } }), variantId)
  } catch (error) {
    if (isProblem(error) && error._tag === "Missing") return null
    throw error
  }
}

export const createLeasePorts = ({ call }: Caller): AnswersOf<LeasePorts> => ({
  fetchLease: sharedRead(async ({ product }) => {
    const [{ leases: lenders }, found] = await Promise.all([call(leases), product === null ? null : productOf(call, product)])
    return { lenders, product: found }
  }),
  checkLend: ({ number, payment, lender }, signal) => call(checkLend, { signal, params: { number }, query: { payment, lender } }),
})
