/** Page that changes or confirms the e-mail or phone. S18, S29 f. */
import { ContactChangeScreen } from "#ui/account/profile/contact-change-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./contact-controller.ts"),
  title: (text, { context }, { brand }) => `${text(`account.${context.kind}`)} · ${brand}`,
  Screen: ContactChangeScreen,
})
