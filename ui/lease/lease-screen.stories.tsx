/** Lease calculator in every state. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { leased, leasedOut, leasedUnchosen, lenders, twoLenders } from "#book/fixtures/lease/lenders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { checkLease, type LeaseForm } from "#domain/rules/lease/lease-form.ts"
import { readLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { leaseMachine, type LeaseContext, type LeaseInput } from "#machines/lease/lease.ts"
import { userEvent } from "storybook/test"
import { LeaseScreen } from "./lease-screen.tsx"

const meta = preview.meta({ title: "Screens/Lease", component: LeaseScreen, parameters: { path: "/lease" } })

type Page = Extract<Rest<typeof leaseMachine>["state"], { page?: unknown }>["page"]

/** `search` is the query string of the address. */
const storyOf = (
  page: Page,
  search = "",
  input: Partial<LeaseInput> = {},
  context: Partial<LeaseContext> = {},
  address: "idle" | "settling" = "idle",
) => {
  const query = readLeaseQuery((name) => new URLSearchParams(search).get(name))
  return inState(leaseMachine, { state: { page, address }, input: { query, lenders, terms: leaseTerms, ...input }, context }, (actor) => (
    <LeaseScreen actor={actor} />
  ))
}

const typed = (form: LeaseForm): Partial<LeaseContext> => ({ typed: form, refusals: checkLease(form) })
const narrow = { viewport: { value: "narrow", isRotated: false } } as const

/** Skeleton of the calculator while the lenders are being fetched. */
export const Fetching = meta.story(storyOf("fetching", "price=1090000", { lenders: null }))
/** The lenders could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", "", { lenders: null }, { problem: unreachable }))
/** The site has no leases; a link leads back to its products. */
export const Absent = meta.story(storyOf("absent", "", { lenders: [] }))
/** Only the price field: everything else depends on it. */
export const ReadyAsking = meta.story(storyOf({ ready: "asking" }))
/** The price is below the barrier, with a link to products above it. */
export const ReadyNotOffered = meta.story(storyOf({ ready: "notOffered" }, "price=90000"))
/** A product is leased: its picture, name and price replace the price field, and a button buys it by the shown lease. */
export const OfProduct = meta.story(
  storyOf({ ready: { offered: "chosen" } }, "months=12&down=400000", { lenders: twoLenders, product: leased }),
)
/** The options of the product have yet to be chosen; the lease is persisted meanwhile. */
export const OfUnchosenProduct = meta.story({
  ...storyOf({ ready: { offered: "usual" } }, "", { product: leasedUnchosen }),
  globals: narrow,
})
/** The product is sold out: a link leads back to it. */
export const OfSoldOutProduct = meta.story(storyOf({ ready: { offered: "usual" } }, "", { product: leasedOut }))
/** Lease of a price with the default down payment and the longest period. */
export const ReadyOfferedUsual = meta.story(storyOf({ ready: { offered: "usual" } }, "price=1090000"))
/** Down payment and period chosen by the shopper, with a button to reset them. */
export const ReadyOfferedChosen = meta.story(storyOf({ ready: { offered: "chosen" } }, "price=1090000&down=545000&months=12"))
/** The down payment was below its minimum and was raised to it, with the reason. */
export const ReadyOfferedMoved = meta.story(storyOf({ ready: { offered: "moved" } }, "price=2690000&down=500000&months=12"))
/** The product goes into the cart, and the button takes no second press. */
export const ReadyOfferedTaken = meta.story(
  storyOf({ ready: { offered: "taken" } }, "months=12&down=400000", { lenders: twoLenders, product: leased }),
)
/** The result follows each change at once; only the address waits for a pause. */
export const Settling = meta.story(storyOf({ ready: { offered: "chosen" } }, "price=1090000&down=400000&months=6", {}, {}, "settling"))

/** The price is invalid, with an error beside its field. */
export const WrongPrice = meta.story(storyOf({ ready: "asking" }, "", {}, typed({ price: "нэг сая", down: "" })))
/** The down payment is invalid: the last valid one is used. */
export const WrongDown = meta.story(
  storyOf({ ready: { offered: "chosen" } }, "price=1090000&down=500000&months=12", {}, typed({ price: "1,090,000", down: "хагас" })),
)
/** The down payment exceeds its maximum, which leaves too little to finance. */
export const MovedToMost = meta.story(storyOf({ ready: { offered: "moved" } }, "price=400000&down=399000&months=6"))
/** Two lenders with different terms to choose from. */
export const TwoLenders = meta.story(
  storyOf({ ready: { offered: "usual" } }, "price=1090000&lender=Хүрэн+Морь+ББСБ", { lenders: twoLenders }),
)
/** The lowest possible price: everything is financed, and there is no slider. */
export const LowestPrice = meta.story(storyOf({ ready: { offered: "usual" } }, "price=120000&months=3"))
/** Amounts of eight digits on the smallest phone. */
export const EightDigits = meta.story({ ...storyOf({ ready: { offered: "usual" } }, "price=99999999"), globals: narrow })
/** Payment schedule by month, unfolded. */
export const Months = meta.story({
  ...storyOf({ ready: { offered: "usual" } }, "price=1090000&months=12"),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("heading", { level: 2 })),
})
/** The same on the smallest phone, in English. */
export const MonthsNarrow = meta.story({
  ...storyOf({ ready: { offered: "usual" } }, "price=2690000"),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("heading", { level: 2 })),
  globals: { ...narrow, locale: "en" },
})
