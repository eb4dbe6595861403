/** Subjects of reviews, and for each the addresses of its page and of the page of a shopper's own review. Specification §3, E19, E27, E29. */

export const reviewSubjects = ["product", "vendor", "hotel"] as const
export type ReviewSubject = (typeof reviewSubjects)[number]

const subjectPaths = { product: "/products/", vendor: "/vendor/", hotel: "/travel/hotels/" } as const satisfies Readonly<
  Record<ReviewSubject, string>
>
const ownReviewPaths = {
  product: "/account/reviews/",
  vendor: "/account/vendor-reviews/",
  hotel: "/account/hotel-reviews/",
} as const satisfies Readonly<Record<ReviewSubject, string>>

/** Page of a subject; `slug` is a product's, or the id of a vendor or hotel. */
export const reviewedHref = (subject: ReviewSubject, slug: string): string => `${subjectPaths[subject]}${encodeURIComponent(slug)}`

/** Page on which a shopper writes their own review. */
export const ownReviewHref = (subject: ReviewSubject, slug: string): string => `${ownReviewPaths[subject]}${encodeURIComponent(slug)}`

/** Subject of the own review at `path`; a product for a path that is none of an own review. */
export const subjectAt = (path: string): ReviewSubject =>
  reviewSubjects.find((subject) => path.startsWith(ownReviewPaths[subject])) ?? "product"
