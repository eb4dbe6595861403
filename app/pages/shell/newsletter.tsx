/** Page to which the links of the newsletter lead. C4. */
import { NewsletterLinkScreen } from "#ui/shell/newsletter/newsletter-link-screen.tsx"
import { definePage } from "#app/page.ts"

/** Step in the address; `null` for an unknown one, whose link is shown as unknown. */
const stepOf = (name: string | undefined) => (name === "confirm" || name === "leave" ? name : null)

export const page = definePage({
  machine: async () => (await import("#machines/shell/newsletter-link.ts")).newsletterLinkMachine,
  input: ({ location: { params, searchParams } }) => {
    const step = stepOf(params["step"])
    return { step: step ?? "confirm", token: step === null ? "" : (searchParams.get("token") ?? "") }
  },
  title: (text, _, { brand }) => `${text("newsletter.title")} · ${brand}`,
  Screen: NewsletterLinkScreen,
})
