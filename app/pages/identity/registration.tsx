/** Page of the registration. B29, S29g. */
import { RegistrationScreen } from "#ui/identity/registration/registration-screen.tsx"
import { plainFrame } from "#ui/shell/public/plain-frame.tsx"
import { definePage } from "#app/page.ts"
import type { RegistrationActors } from "./registration-controller.ts"

export const page = definePage<never, RegistrationActors>({
  frame: plainFrame,
  controller: () => import("./registration-controller.ts"),
  title: (text, _, { brand }) => `${text("registration.title")} · ${brand}`,
  Screen: RegistrationScreen,
})
