/** All vendors in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { vendors } from "#book/fixtures/catalogue/vendors.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { Vendor } from "#domain/entities/catalogue/vendor.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { vendorsMachine } from "#machines/catalogue/vendors.ts"
import { VendorsScreen } from "./vendors-screen.tsx"

const meta = preview.meta({ title: "Screens/Vendors", component: VendorsScreen, parameters: { path: "/vendors" } })

const storyOf = (state: Rest<typeof vendorsMachine>["state"], known: ReadonlyArray<Vendor> | null, problem: Problem | null = null) =>
  inState(vendorsMachine, { state, input: { vendors: known }, context: { problem } }, (actor) => <VendorsScreen actor={actor} />)

/** Skeletons while the vendors are being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** Vendors with ratings; one has nothing in stock. */
export const Ready = meta.story(storyOf("ready", vendors))
/** The vendors could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** Vendors on the smallest phone. */
export const OnSmallPhone = meta.story({ ...storyOf("ready", vendors), globals: { viewport: { value: "narrow", isRotated: false } } })
