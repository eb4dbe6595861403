/** Arbitrary amounts, concentrated around the figures of rules. */
import fc from "fast-check"
import { tugrik } from "#domain/rules/money.ts"

/** Limits of the wallet (20,000) and of a lease (120,000 and 1,500,000), in tugrik. Specification §9. */
const limitsOfRules = [20_000, 120_000, 1_500_000]

const around = (amount: number) => fc.integer({ min: amount - 10, max: amount + 10 })

/** Any price or balance up to twenty million. */
export const amount = fc.oneof(fc.nat(20_000_000), fc.nat(2_000), fc.constantFrom(0, 1), ...limitsOfRules.map(around)).map(tugrik)

/** Amount of at least `minimum`. */
export const amountFrom = (minimum: number) =>
  fc.oneof(fc.nat(10), fc.nat(300_000), fc.nat(20_000_000)).map((more) => tugrik(minimum + more))
