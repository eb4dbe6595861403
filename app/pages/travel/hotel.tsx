/** Page of a hotel with its rooms for a stay. E29. */
import { HotelScreen } from "#ui/travel/hotel-screen.tsx"
import { definePage } from "#app/page.ts"
import { hotelAt } from "./stay-at.ts"

export const page = definePage({
  fetch: (ports, location) => ports.fetchHotel(hotelAt(location)),
  controller: () => import("./hotel-controller.ts"),
  title: (text, { value, context: { hotel } }, { brand }) =>
    `${value === "missing" ? text("hotel.missing") : (hotel?.name ?? text("hotels.title"))} · ${brand}`,
  Screen: ({ actor, guests, nights, reviews, votes }) => (
    <HotelScreen actor={actor} guests={guests} nights={nights} reviews={reviews} votes={votes} />
  ),
})
