/** Page of the login. S3, S27. */
import { LoginScreen } from "#ui/identity/login/login-screen.tsx"
import { plainFrame } from "#ui/shell/public/plain-frame.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  frame: plainFrame,
  controller: () => import("./login-controller.ts"),
  title: (text, _, { brand }) => `${text("account.log_in")} · ${brand}`,
  Screen: LoginScreen,
})
