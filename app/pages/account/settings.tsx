/** Page of the settings. S29 k. */
import { SettingsScreen } from "#ui/account/settings/settings-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./settings-controller.ts"),
  title: (text, _, { brand }) => `${text("account.menu.settings")} · ${brand}`,
  Screen: SettingsScreen,
})
