/** Page of the account. S4. */
import { AccountScreen } from "#ui/account/account-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./account-controller.ts"),
  title: (text, _, { brand }) => `${text("nav.account")} · ${brand}`,
  Screen: AccountScreen,
})
