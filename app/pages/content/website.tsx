/** Page of the website's administration. C12. */
import { WebsiteScreen } from "#ui/content/website/website-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/content/website.ts")).websiteMachine,
  input: ({ seed }) => ({ seed }),
  title: (text, _, { brand }) => `${text("website.title")} · ${brand}`,
  Screen: WebsiteScreen,
})
