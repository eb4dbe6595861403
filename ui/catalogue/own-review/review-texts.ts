/** Texts of an own review by what it is of, and the list to which a missing one leads. */
import type { ReviewSubject } from "#domain/rules/catalogue/review-subject.ts"

const ofVendor = { list: "/vendors", back: "reviews.back.vendor", missing: "reviews.missing.vendor", browse: "reviews.browse.vendors", barred: "reviews.barred", barredText: "reviews.barred.text" } as const

export const reviewTexts = {
  // Nobody is barred from a product.
  product: { ...ofVendor, list: "/products", back: "reviews.back", missing: "reviews.missing", browse: "reviews.browse" },
  vendor: ofVendor,
  hotel: { list: "/travel/hotels", back: "reviews.back.hotel", missing: "reviews.missing.hotel", browse: "reviews.browse.hotel", barred: "reviews.barred.hotel", barredText: "reviews.barred.hotel.text" },
} as const satisfies Readonly<Record<ReviewSubject, object>>
