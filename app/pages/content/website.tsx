/** Page of the website's administration. C12. */
import { WebsiteScreen } from "#ui/content/website/website-screen.tsx"
import { definePage } from "#app/page.ts"
import type { WebsiteActors } from "./website-controller.ts"

export const page = definePage<never, WebsiteActors>({
  controller: () => import("./website-controller.ts"),
  title: (text, _, { brand }) => `${text("website.title")} · ${brand}`,
  Screen: WebsiteScreen,
})
