/** Model of the package machine, on the page of a product and in the cart. */
import { companion, otherCompanion, packageProducts } from "#book/fixtures/lists/packages.ts"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { soldOut, unreachable } from "#book/fixtures/shell/problems.ts"
import { unchosenIn, packageQuantity } from "#domain/rules/lists/packages.ts"
import { packageMachine } from "#machines/lists/package.ts"
import type { SnapshotFrom } from "xstate"
import type { Slug } from "#domain/entities/ids.ts"
import { isOfCart } from "#machines/lists/package-context.ts"
import { modelOf } from "#book/models/model.ts"

type Package = SnapshotFrom<typeof packageMachine>

/** Whether the package is shown: in the cart its lines replace it once it is added. */
const isShown = (now: Package) => !(now.matches("added") && isOfCart(now.context))

const productOf = ({ context }: Package, slug: Slug) => context.products.find((each) => each.slug === slug)

export const model = modelOf(packageMachine, {
  inputs: [
    { slug: product.slug, seed: "book" },
    { slug: null, seed: "book" },
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
  distinguishedBy: ({ list, products, problem, subjects, at, inCart, isAdded }) => [
    products.map(({ slug }) => slug),
    list.map(({ slug, qty }) => [slug, Math.min(qty, 2)]),
    unchosenIn(list, products),
    problem?._tag,
    subjects.slice(at),
    inCart.length,
    isAdded,
  ],
  driver: {
    shopper: {
      "package.set": {
        when: (now, { slug, quantity }) =>
          isShown(now) && productOf(now, slug) !== undefined && (quantity === null) === (packageQuantity(now.context.list, slug) === 0),
        by: async ({ choose }, { slug }, now) => {
          const { title = "" } = productOf(now, slug) ?? {}
          await choose(new RegExp(`: ${title}$`, "u"), "checkbox")
        },
      },
      "package.choose": {
        when: (now, { slug }) => isShown(now) && productOf(now, slug) !== undefined && packageQuantity(now.context.list, slug) > 0,
        by: async ({ pick }, { slug, variantId }, now) => {
          const { title: name = "", variants = [] } = productOf(now, slug) ?? {}
          const variant = variants.find(({ id }) => id === variantId)
          const optionText = variant?.optionValues.map(({ presentation }) => presentation).join(", ") ?? ""
          await pick(["package.option", { name }], optionText)
        },
      },
      "package.add": { when: ({ context }) => context.list.length > 0, by: ({ press }) => press("package.add") },
    },
    others: ["package.set", "cart.known"],
  },
})
