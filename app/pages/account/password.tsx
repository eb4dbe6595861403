/** Page of the password change. S18. */
import { PasswordScreen } from "#ui/account/profile/password-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./password-controller.ts"),
  title: (text, _, { brand }) => `${text("password.change")} · ${brand}`,
  Screen: PasswordScreen,
})
