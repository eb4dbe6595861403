/** Page of the profile. S18. */
import { ProfileScreen } from "#ui/account/profile/profile-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./profile-controller.ts"),
  title: (text, _, { brand }) => `${text("account.menu.profile")} · ${brand}`,
  Screen: ProfileScreen,
})
