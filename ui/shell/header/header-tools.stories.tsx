/** Who is shopping, and what is in their cart. */
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { nomin } from "#book/fixtures/people.ts"
import { inSharedState } from "#book/in-state.tsx"
import { emptyCart } from "#book/storefront-at-rest.ts"
import { HeaderTools } from "./header-tools.tsx"

const meta = preview.meta({ title: "Shell/Tools", component: HeaderTools, parameters: { layout: "centered" } })

const longName = { ...nomin, firstName: "Мөнхэрдэнэболормаа" }

/** The shop is asked who this is; nothing personal is shown for sure. */
export const Unknown = meta.story(inSharedState("session", { state: "unknown" }, () => <HeaderTools />))
/** No one is logged in; a cart they may have all the same. */
export const Visitor = meta.story(inSharedState("session", { state: "visitor" }, () => <HeaderTools />))
/** The shopper is greeted by name. */
export const LoggedIn = meta.story(inSharedState("session", { state: "loggedIn", context: { user: nomin } }, () => <HeaderTools />))
/** They are leaving. */
export const LoggingOut = meta.story(inSharedState("session", { state: "loggingOut", context: { user: nomin } }, () => <HeaderTools />))

/** Nothing is in the cart: no figure, no total. */
export const EmptyCart = meta.story(inSharedState("session", { state: "visitor" }, () => <HeaderTools />, emptyCart))
/** A name longer than its place is cut. */
export const LongName = meta.story(inSharedState("session", { state: "loggedIn", context: { user: longName } }, () => <HeaderTools />))
/** The shopper's name opens what is theirs. */
export const OwnPlaces = meta.story({
  ...inSharedState("session", { state: "loggedIn", context: { user: nomin } }, () => <HeaderTools />),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { expanded: false })
    await userEvent.click(button)
    const panel = await screen.findByRole("dialog", undefined, { timeout: 5000 })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(within(panel).getAllByRole("link")).toHaveLength(2)
  },
})
