/** Page of the hotels that are free for a stay. E29. */
import { HotelsScreen } from "#ui/travel/hotels-screen.tsx"
import { definePage } from "#app/page.ts"
import { stayAt } from "./stay-at.ts"

export const page = definePage({
  fetch: (ports, location) => ports.fetchHotels(stayAt(location)),
  controller: () => import("./hotels-controller.ts"),
  title: (text, _, { brand }) => `${text("hotels.title")} · ${brand}`,
  Screen: ({ actor, finder }) => <HotelsScreen actor={actor} finder={finder} />,
})
