/** Name of an organization by its registry number, in every state of the look-up. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { organizationLookupMachine, type OrganizationLookupContext } from "#machines/identity/organization-lookup.ts"
import { OrganizationFound } from "./organization-found.tsx"

const meta = preview.meta({ title: "Parts/OrganizationFound", component: OrganizationFound })

const number = "6041238"
const storyOf = (state: "resting" | "fetching" | "found" | "unknown" | "failed", context: Partial<OrganizationLookupContext> = {}) =>
  inState(organizationLookupMachine, { state, context: { number, ...context } }, (actor) => <OrganizationFound actor={actor} />)

/** The number is incomplete: nothing is shown. */
export const Resting = meta.story(storyOf("resting", { number: "604" }))
/** The register is being searched. */
export const Fetching = meta.story(storyOf("fetching"))
/** The register's name. */
export const Found = meta.story(storyOf("found", { name: "Хангай Агаар ХХК" }))
/** The register does not know the number. */
export const Unknown = meta.story(storyOf("unknown"))
/** The register did not answer; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** The button is reached by the keyboard. */
export const ByKeyboard = meta.story({
  ...storyOf("failed", { problem: unreachable }),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button")).toHaveFocus()
  },
})
