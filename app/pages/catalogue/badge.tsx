/** Page of a badge. E17. */
import type { BadgePage } from "#machines/catalogue/ports.ts"
import { BadgeScreen } from "#ui/catalogue/badges/badge-screen.tsx"
import { definePage } from "#app/page.ts"
import type { BadgeActors } from "./badge-controller.ts"

export const page = definePage<BadgePage, BadgeActors>({
  fetch: (ports, { params }) => ports.fetchBadge({ id: params["id"] ?? "" }),
  controller: () => import("./badge-controller.ts"),
  title: (text, { context: { page: shown } }, { brand }) => `${shown?.badge.name ?? text("badges.title")} · ${brand}`,
  Screen: BadgeScreen,
})
