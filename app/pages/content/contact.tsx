/** Contact page. C18. */
import { ContactScreen } from "#ui/content/contact-screen.tsx"
import { definePage } from "#app/page.ts"
import type { ContactActors } from "./contact-controller.ts"

export const page = definePage<never, ContactActors>({
  controller: () => import("./contact-controller.ts"),
  title: (text, _, { brand }) => `${text("footer.contact")} · ${brand}`,
  Screen: ContactScreen,
})
