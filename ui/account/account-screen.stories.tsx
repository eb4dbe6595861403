/** The account's first page, in each state of the session. */
import preview from "#book/preview.tsx"
import { inShopState } from "#book/in-state.tsx"
import type { Rest } from "#book/at-rest.ts"
import type { ShopMachines } from "#book/shop-at-rest.ts"
import { nomin } from "#book/fixtures/people.ts"
import type { User } from "#domain/entities/user.ts"
import { tugrik } from "#domain/rules/money.ts"
import { AccountScreen } from "./account-screen.tsx"

const meta = preview.meta({ title: "Screens/Account", component: AccountScreen, parameters: { path: "/account" } })

const told = (state: Rest<ShopMachines["session"]>["state"], user: User | null) =>
  inShopState("session", { state, context: { user } }, () => <AccountScreen />)

/** Who it is, is being asked. */
export const Unknown = meta.story(told("unknown", null))
/** Nobody: the app leads to the login. */
export const Visitor = meta.story(told("visitor", null))
/** A shopper, greeted. */
export const LoggedIn = meta.story(told("loggedIn", nomin))
/** On the way out. */
export const LoggingOut = meta.story(told("loggingOut", nomin))

/** Somebody who came by phone, with nothing in the wallet and a long name. */
export const LongName = meta.story(told("loggedIn", {
  ...nomin,
  email: null,
  wallet: tugrik(0),
  orderCount: 0,
  firstName: "Энхбаярдэлгэрмаа",
  lastName: "Цэрэнпунцагдорж",
  fullName: "Цэрэнпунцагдорж Энхбаярдэлгэрмаа",
}))
