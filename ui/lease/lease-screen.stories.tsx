/** The lease calculator. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { lenders, twoLenders } from "#book/fixtures/lenders.ts"
import { unreachable } from "#book/fixtures/problems.ts"
import { checkLease, type LeaseForm } from "#domain/rules/lease/lease-form.ts"
import { readLeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { leaseTerms } from "#domain/rules/lease/lease.ts"
import { leaseMachine, type LeaseContext, type LeaseInput } from "#machines/lease/lease.ts"
import { userEvent } from "storybook/test"
import { LeaseScreen } from "./lease-screen.tsx"

const meta = preview.meta({ title: "Screens/Lease", component: LeaseScreen, parameters: { path: "/lease" } })

type Page = Extract<Rest<typeof leaseMachine>["state"], { page?: unknown }>["page"]

/** `asked`: the part of the address after its question mark. */
const storyOf = (page: Page, search = "", input: Partial<LeaseInput> = {}, context: Partial<LeaseContext> = {}, address: "told" | "settling" = "told") =>
  inState(
    leaseMachine,
    { state: { page, address }, input: { query: readLeaseQuery((name) => new URLSearchParams(search).get(name)), lenders, terms: leaseTerms, ...input }, context },
    (actor) => <LeaseScreen actor={actor} />,
  )

const typed = (form: LeaseForm): Partial<LeaseContext> => ({ typed: form, refusals: checkLease(form) })
const narrow = { viewport: { value: "narrow", isRotated: false } } as const

/** The shape of the calculator, since it is being asked who finances leases. */
export const Fetching = meta.story(storyOf("fetching", "price=1090000", { lenders: null }))
/** What went wrong and a way to try again, since it could not be had who finances leases. */
export const Failed = meta.story(storyOf("failed", "", { lenders: null }, { problem: unreachable }))
/** A word that this shop has no leases, and the way back to its goods. */
export const Absent = meta.story(storyOf("absent", "", { lenders: [] }))
/** Nothing but the question for a price: everything else follows from it. */
export const ReadyAsking = meta.story(storyOf({ ready: "asking" }))
/** From which price on there is a lease, and the way to goods that have one. */
export const ReadyNotOffered = meta.story(storyOf({ ready: "notOffered" }, "price=90000"))
/** The lease of a product as its page said: the usual down payment and the longest period. */
export const ReadyOfferedUsual = meta.story(storyOf({ ready: { offered: "usual" } }, "price=1090000"))
/** A down payment and a period of the shopper's own, with a way back to the usual. */
export const ReadyOfferedChosen = meta.story(storyOf({ ready: { offered: "chosen" } }, "price=1090000&down=545000&months=12"))
/** Less at once than must be: the bound is taken in its place, and the reason told. */
export const ReadyOfferedMoved = meta.story(storyOf({ ready: { offered: "moved" } }, "price=2690000&down=500000&months=12"))
/** Something was just changed: all is worked out already, only the address waits for the hand to rest. */
export const Settling = meta.story(storyOf({ ready: { offered: "chosen" } }, "price=1090000&down=400000&months=6", {}, {}, "settling"))

/** A price that is none, said beside its field. */
export const WrongPrice = meta.story(storyOf({ ready: "asking" }, "", {}, typed({ price: "нэг сая", down: "" })))
/** A down payment that cannot be read: the lease is reckoned with the last that could. */
export const WrongDown = meta.story(storyOf({ ready: { offered: "chosen" } }, "price=1090000&down=500000&months=12", {}, typed({ price: "1,090,000", down: "хагас" })))
/** More at once than may be, since too little would be left to finance. */
export const MovedToMost = meta.story(storyOf({ ready: { offered: "moved" } }, "price=400000&down=399000&months=6"))
/** Two who finance leases, each on terms of its own, to choose between. */
export const TwoLenders = meta.story(storyOf({ ready: { offered: "usual" } }, "price=1090000&lender=Хүрэн+Морь+ББСБ", { lenders: twoLenders }))
/** The lowest price there is a lease for: all of it is financed, and there is nothing to slide. */
export const LowestPrice = meta.story(storyOf({ ready: { offered: "usual" } }, "price=120000&months=3"))
/** Figures of eight digits on the smallest phone. */
export const EightDigits = meta.story({ ...storyOf({ ready: { offered: "usual" } }, "price=99999999"), globals: narrow })
/** Every month in figures, folded open. */
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
