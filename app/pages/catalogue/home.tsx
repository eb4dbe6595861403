/** Home page. S16, S31. */
import type { HomePage } from "#machines/catalogue/ports.ts"
import { HomeScreen } from "#ui/catalogue/home/home-screen.tsx"
import { definePage } from "#app/page.ts"
import type { HomeActors } from "./home-controller.ts"

export const page = definePage<HomePage, HomeActors>({
  fetch: (ports) => ports.fetchHome(),
  controller: () => import("./home-controller.ts"),
  title: (text, _, { brand }) => text("site.title", { brand }),
  Screen: HomeScreen,
})
