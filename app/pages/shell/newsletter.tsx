/** Page to which the links of the newsletter lead. C4. */
import { NewsletterLinkScreen } from "#ui/shell/newsletter/newsletter-link-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/shell/newsletter-link.ts")).newsletterLinkMachine,
  input: ({ location: { path, searchParams } }) => ({
    step: path.endsWith("/leave") ? "leave" : "confirm",
    token: searchParams.get("token") ?? "",
  }),
  title: (text, _, { brand }) => `${text("newsletter.title")} · ${brand}`,
  Screen: NewsletterLinkScreen,
})
