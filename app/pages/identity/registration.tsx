/** Page of the registration. B29, S29g. */
import { RegistrationScreen } from "#ui/identity/registration/registration-screen.tsx"
import { plainFrame } from "#ui/shell/public/plain-frame.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  frame: plainFrame,
  controller: () => import("./registration-controller.ts"),
  title: (text, _, { brand }) => `${text("registration.title")} · ${brand}`,
  Screen: RegistrationScreen,
})
