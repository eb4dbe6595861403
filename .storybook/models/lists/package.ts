/** Model of the package machine, on the page of a product and in the cart. */
import { companion, otherCompanion, packageProducts } from "#book/fixtures/lists/packages.ts"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { soldOut, unreachable } from "#book/fixtures/shell/problems.ts"
import { unchosenIn } from "#domain/rules/lists/packages.ts"
import { packageMachine } from "#machines/lists/package.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof packageMachine> = {
  machine: packageMachine,
  inputs: [
    { slug: product.slug, seed: "walk" },
    { slug: null, seed: "walk" },
  ],
  events: [
    { type: "package.set", slug: companion.slug, quantity: null },
    { type: "package.set", slug: companion.slug, quantity: 0 },
    { type: "package.choose", slug: product.slug, variantId: product.variants[1]!.id },
    { type: "package.add" },
    { type: "cart.known", inCart: [otherCompanion.slug], subjects: [otherCompanion.slug] },
    { type: "cart.known", inCart: [otherCompanion.slug, companion.slug], subjects: [otherCompanion.slug, companion.slug] },
    { type: "cart.known", inCart: [companion.slug], subjects: [companion.slug] },
  ],
  answers: {
    fetchPackage: { values: [packageProducts, [product]], problems: [unreachable] },
    addPackage: { values: [cartOrder], problems: [soldOut, unreachable] },
  },
  about: ({ list, products, problem, subjects, at, inCart, isAdded }) => [
    products.map(({ slug }) => slug),
    list.map(({ slug, qty }) => [slug, Math.min(qty, 2)]),
    unchosenIn(list, products),
    problem?._tag,
    subjects.slice(at),
    inCart.length,
    isAdded,
  ],
}
