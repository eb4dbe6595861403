/** Message keys of an own review by its subject, and the list that a missing subject leads to. */
import type { ReviewSubject } from "#domain/rules/catalogue/review-subject.ts"

const vendorTexts = {
  list: "/vendors",
  back: "reviews.back.vendor",
  missing: "reviews.missing.vendor",
  browse: "reviews.browse.vendors",
  barred: "reviews.barred",
  barredText: "reviews.barred.text",
} as const

export const reviewTexts = {
  // Anybody may review a product: it shows no text of a barred shopper.
  product: { ...vendorTexts, list: "/products", back: "reviews.back", missing: "reviews.missing", browse: "reviews.browse" },
  vendor: vendorTexts,
  hotel: {
    list: "/travel/hotels",
    back: "reviews.back.hotel",
    missing: "reviews.missing.hotel",
    browse: "reviews.browse.hotel",
    barred: "reviews.barred.hotel",
    barredText: "reviews.barred.hotel.text",
  },
} as const satisfies Readonly<Record<ReviewSubject, object>>
