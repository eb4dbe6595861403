/** Page of a badge. E17. */
import { BadgeScreen } from "#ui/catalogue/badges/badge-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports, { params }) => ports.fetchBadge({ id: params["id"] ?? "" }),
  controller: () => import("./badge-controller.ts"),
  title: (text, { context: { page: data } }, { brand }) => `${data?.badge.name ?? text("badges.title")} · ${brand}`,
  Screen: BadgeScreen,
})
