/** Home page. S16, S31. */
import { HomeScreen } from "#ui/catalogue/home/home-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports) => ports.fetchHome(),
  controller: () => import("./home-controller.ts"),
  title: (text, _, { brand }) => text("site.title", { brand }),
  Screen: HomeScreen,
})
