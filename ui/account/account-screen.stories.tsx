/** Account page in each state of the session. */
import { expect, userEvent, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { inSharedState, inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { atRest } from "#book/fixed-state-actor.ts"
import { barePerson, profile } from "#book/fixtures/account/account.ts"
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import { latestOrders } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { boughtMachine } from "#machines/account/bought.ts"
import { overviewMachine, type OverviewContext } from "#machines/account/overview.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import type { SharedMachines } from "#machines/shell/storefront-setup.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { tugrik } from "#domain/rules/money.ts"
import { AccountScreen } from "./account-screen.tsx"

const meta = preview.meta({ title: "Screens/Account", component: AccountScreen, parameters: { path: "/account" } })

const overview = { profile, orders: latestOrders }

const ready = () => atRest(overviewMachine, { state: "ready", input: { overview } })
const bought = () => atRest(boughtMachine, { state: "ready", input: { bought: tiles.slice(0, 5) } })

const boughtStory = (state: Rest<typeof boughtMachine>["state"]) =>
  inState(
    boughtMachine,
    { state, input: { bought: state === "ready" ? tiles.slice(0, 5) : null } },
    (actor) => <AccountScreen actor={ready()} bought={actor} />,
    loggedIn,
  )

const storyOf = (state: Rest<SharedMachines["session"]>["state"], user: User | null) =>
  inSharedState("session", { state, context: { user } }, () => <AccountScreen actor={ready()} bought={bought()} />)

const overviewStory = (state: Rest<typeof overviewMachine>["state"], context: Partial<OverviewContext> = {}) =>
  inState(
    overviewMachine,
    { state, input: { overview: state === "ready" ? overview : null }, context },
    (actor) => <AccountScreen actor={actor} bought={bought()} />,
    loggedIn,
  )

/** Skeletons of the name and the figures while the login is being checked. */
export const Unknown = meta.story(storyOf("unknown", null))
/** Skeletons for a moment longer: the visitor is not logged in, and the app opens the login. */
export const Visitor = meta.story(storyOf("visitor", null))
/** Greeting by name, with the wallet, the orders and links. */
export const LoggedIn = meta.story(storyOf("loggedIn", nomin))
/** Skeletons of orders while they are being fetched. */
export const Fetching = meta.story(overviewStory("fetching"))
/** The orders under way first, then what the profile lacks. */
export const Ready = meta.story(overviewStory("ready"))
/** Orders and profile could not be fetched; a button retries. */
export const Failed = meta.story(overviewStory("failed", { problem: unreachable }))
/** What was bought before, in a row below. */
export const Bought = meta.story(boughtStory("ready"))
/** It is being fetched: no row yet. */
export const BoughtFetching = meta.story(boughtStory("fetching"))
/** Fetching it failed: no row. */
export const BoughtFailed = meta.story(boughtStory("failed"))
/** No orders yet, and a profile that lacks much. */
export const New = meta.story(overviewStory("ready", { overview: { profile: barePerson, orders: [] } }))
/** On a phone the page begins with the shopper and a button for the menu, so that the orders under way follow at once. */
export const OnPhone = meta.story({
  ...storyOf("loggedIn", nomin),
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const opener = canvas.getByText(/^(Цэс|Menu)$/).closest("summary")!
    await expect(within(opener).getByText(nomin.email!)).toBeVisible()
    const menu = within(opener.parentElement!).getByRole("navigation", { name: /^(Миний булангийн цэс|Account menu)$/, hidden: true })
    await expect(menu).not.toBeVisible()
    await userEvent.click(opener)
    await expect(menu).toBeVisible()
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"))
    await expect(links).toContainEqual(expect.stringMatching("/account/orders$"))
    await expect(links.filter((href) => href?.endsWith("/account"))).toEqual([])
  },
})
/** The unchanged page with a busy button while the logout is sent. */
export const LoggingOut = meta.story(storyOf("loggingOut", nomin))

/** A shopper with a phone number, an empty wallet and a long name. */
export const LongName = meta.story(
  storyOf("loggedIn", {
    ...nomin,
    email: null,
    wallet: tugrik(0),
    orderCount: 0,
    firstName: "Энхбаярдэлгэрмаа",
    lastName: "Цэрэнпунцагдорж",
    fullName: "Цэрэнпунцагдорж Энхбаярдэлгэрмаа",
  }),
)
