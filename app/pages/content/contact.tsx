/** Contact page. C18. */
import { ContactScreen } from "#ui/content/contact-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./contact-controller.ts"),
  title: (text, _, { brand }) => `${text("footer.contact")} · ${brand}`,
  Screen: ContactScreen,
})
