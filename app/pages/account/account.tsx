/** The account's first page. S4. */
import { AccountScreen } from "#ui/account/account-screen.tsx"
import { definePage } from "#app/page.ts"
import type { StaticPageActors } from "#app/pages/quiet-life.ts"

export const page = definePage<never, StaticPageActors>({
  controller: () => import("#app/pages/quiet-life.ts"),
  title: (text, _, { brand }) => `${text("nav.account")} · ${brand}`,
  Screen: () => <AccountScreen />,
})
