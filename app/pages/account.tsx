/** The account's first page. S4. */
import { AccountScreen } from "#ui/account/account-screen.tsx"
import { definePage, quietActor } from "../page.ts"

export const page = definePage({
  open: () => ({ actor: quietActor() }),
  title: (text, _, { brand }) => `${text("nav.account")} · ${brand}`,
  Screen: () => <AccountScreen />,
})
