/** Account and cart buttons of the header. */
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { nomin } from "#book/fixtures/identity/people.ts"
import { inSharedState } from "#book/in-state.tsx"
import { emptyCart } from "#book/storefront-at-rest.ts"
import { HeaderTools } from "./header-tools.tsx"

const meta = preview.meta({ title: "Shell/Tools", component: HeaderTools, parameters: { layout: "centered" } })

const longName = { ...nomin, firstName: "Мөнхэрдэнэболормаа" }

/** The login is being checked; nothing personal is certain. */
export const Unknown = meta.story(inSharedState("session", { state: "unknown" }, () => <HeaderTools />))
/** A visitor, who may have a cart. */
export const Visitor = meta.story(inSharedState("session", { state: "visitor" }, () => <HeaderTools />))
/** A logged-in shopper, greeted by name. */
export const LoggedIn = meta.story(inSharedState("session", { state: "loggedIn", context: { user: nomin } }, () => <HeaderTools />))
/** The logout is running. */
export const LoggingOut = meta.story(inSharedState("session", { state: "loggingOut", context: { user: nomin } }, () => <HeaderTools />))

/** Empty cart: no figure, no total. */
export const EmptyCart = meta.story(inSharedState("session", { state: "visitor" }, () => <HeaderTools />, emptyCart))
/** A name longer than its box is cut. */
export const LongName = meta.story(inSharedState("session", { state: "loggedIn", context: { user: longName } }, () => <HeaderTools />))
/** The shopper's name opens the account menu. */
export const AccountMenu = meta.story({
  ...inSharedState("session", { state: "loggedIn", context: { user: nomin } }, () => <HeaderTools />),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { expanded: false })
    await userEvent.click(button)
    const panel = await screen.findByRole("dialog", undefined, { timeout: 5000 })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(within(panel).getAllByRole("link")).toHaveLength(2)
  },
})
