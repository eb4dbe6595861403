/** Page of the account. S4. */
import { AccountScreen } from "#ui/account/account-screen.tsx"
import { definePage } from "#app/page.ts"
import type { StaticPageActors } from "#app/pages/static-controller.ts"

export const page = definePage<never, StaticPageActors>({
  controller: () => import("#app/pages/static-controller.ts"),
  title: (text, _, { brand }) => `${text("nav.account")} · ${brand}`,
  Screen: () => <AccountScreen />,
})
