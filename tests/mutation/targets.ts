/** Rules under mutation test, each with the tests that must notice. */

export type Target = {
  readonly rule: string
  readonly tests: ReadonlyArray<string>
  /** Mutants that behave like the original, as `line text → text`, each with the reason. */
  readonly equivalent: Readonly<Record<string, string>>
}

export const targets: ReadonlyArray<Target> = [
  { rule: "domain/rules/money.ts", tests: ["tests/domain/money.test.ts"], equivalent: {} },
  { rule: "domain/rules/wallet/wallet.ts", tests: ["tests/domain/wallet/wallet.test.ts"], equivalent: {} },
  { rule: "domain/rules/lease/lease.ts", tests: ["tests/domain/lease/lease.test.ts"], equivalent: {} },
  {
    rule: "domain/rules/lease/lease-rates.ts",
    tests: ["tests/domain/lease/lease.test.ts"],
    equivalent: {
      "17 0 → 1": "one halving fewer of sixty is below what a number can hold",
      "17 < → <=": "so is one more",
      "17 60 → 61": "so is one more",
      "17 60 → 59": "one halving fewer is below what a number can hold",
      "19 > → >=": "two rates that are worth the same are next to each other",
    },
  },
  { rule: "domain/rules/catalogue/stock.ts", tests: ["tests/domain/catalogue/stock.test.ts"], equivalent: {} },
  { rule: "domain/rules/lists/compare.ts", tests: ["tests/domain/lists/compare.test.ts"], equivalent: {} },
  { rule: "domain/rules/lists/cart-offer.ts", tests: ["tests/domain/lists/cart-offer.test.ts"], equivalent: {} },
  { rule: "domain/rules/lists/packages.ts", tests: ["tests/domain/lists/packages.test.ts"], equivalent: {} },
  { rule: "domain/rules/search/search-history.ts", tests: ["tests/domain/search/search-history.test.ts"], equivalent: {} },
  { rule: "domain/rules/cart/cart.ts", tests: ["tests/domain/cart/cart.test.ts"], equivalent: {} },
  { rule: "domain/rules/cart/repriced.ts", tests: ["tests/domain/cart/repriced.test.ts"], equivalent: {} },
  { rule: "domain/rules/cart/not-placed.ts", tests: ["tests/domain/cart/not-placed.test.ts"], equivalent: {} },
  {
    rule: "domain/rules/cart/savings.ts",
    tests: ["tests/domain/cart/savings.test.ts"],
    equivalent: {
      "12 < → <=": "nothing taken off is nothing saved",
      "12 0 → 1": "amounts are whole, so below 1 is 0 or less, and nothing taken off is nothing saved",
    },
  },
  { rule: "domain/rules/cart/expected.ts", tests: ["tests/domain/cart/expected.test.ts"], equivalent: {} },
  {
    rule: "domain/rules/orders/order-status.ts",
    tests: ["tests/domain/orders/order-status.test.ts"],
    equivalent: {
      '23 "cart" → ""': "an order that no row fits is pending too",
      '24 "address" → ""': "an order that no row fits is pending too",
      '25 "payment" → ""': "an order that no row fits is pending too",
      '45 "pending" → ""': "every order fits a row",
    },
  },
  { rule: "domain/rules/orders/cancellation.ts", tests: ["tests/domain/orders/cancellation.test.ts"], equivalent: {} },
]
