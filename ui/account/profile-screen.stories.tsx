/** Personal info, to read. */
import preview from "#book/preview.tsx"
import { inShopState } from "#book/in-state.tsx"
import { nomin } from "#book/fixtures/people.ts"
import { ProfileScreen } from "./profile-screen.tsx"

const meta = preview.meta({ title: "Screens/Profile", component: ProfileScreen, parameters: { path: "/account/profile" } })

export const LoggedIn = meta.story(inShopState("session", { state: "loggedIn", context: { user: nomin } }, () => <ProfileScreen />))
