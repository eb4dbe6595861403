/** Page behind the links of the newsletter's letters. C4. */
import { NewsletterLinkScreen } from "#ui/shell/newsletter/newsletter-link-screen.tsx"
import { definePage } from "#app/page.ts"
import type { NewsletterActors } from "./newsletter-controller.ts"

export const page = definePage<never, NewsletterActors>({
  controller: () => import("./newsletter-controller.ts"),
  title: (text, _, { brand }) => `${text("newsletter.title")} · ${brand}`,
  Screen: NewsletterLinkScreen,
})
