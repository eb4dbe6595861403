/** Account page in each state of the session. */
import { expect, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import type { SharedMachines } from "#machines/shell/storefront.ts"
import { nomin } from "#book/fixtures/people.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { tugrik } from "#domain/rules/money.ts"
import { AccountScreen } from "./account-screen.tsx"

const meta = preview.meta({ title: "Screens/Account", component: AccountScreen, parameters: { path: "/account" } })

const storyOf = (state: Rest<SharedMachines["session"]>["state"], user: User | null) =>
  inSharedState("session", { state, context: { user } }, () => <AccountScreen />)

/** Skeletons of the name and the figures while the login is being checked. */
export const Unknown = meta.story(storyOf("unknown", null))
/** Skeletons for a moment longer: the visitor is not logged in, and the app opens the login. */
export const Visitor = meta.story(storyOf("visitor", null))
/** Greeting by name, with the wallet, the orders and links. */
export const LoggedIn = meta.story(storyOf("loggedIn", nomin))
/** On a phone the page begins with the shopper's name and the menu. */
export const OnPhone = meta.story({
  ...storyOf("loggedIn", nomin),
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole("navigation", { name: /^(Миний булангийн цэс|Account menu)$/ })
    await expect(within(menu).getByText(nomin.email!)).toBeVisible()
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"))
    await expect(links).toContainEqual(expect.stringMatching("/account/orders$"))
    await expect(links.filter((href) => href?.endsWith("/account"))).toEqual([])
  },
})
/** The unchanged page with a busy button while the logout is sent. */
export const LoggingOut = meta.story(storyOf("loggingOut", nomin))

/** A shopper with a phone number, an empty wallet and a long name. */
export const LongName = meta.story(storyOf("loggedIn", {
  ...nomin,
  email: null,
  wallet: tugrik(0),
  orderCount: 0,
  firstName: "Энхбаярдэлгэрмаа",
  lastName: "Цэрэнпунцагдорж",
  fullName: "Цэрэнпунцагдорж Энхбаярдэлгэрмаа",
}))
