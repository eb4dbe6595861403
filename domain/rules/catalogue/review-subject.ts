/** Subjects of reviews, and the addresses of each: its own page, and the page where a shopper writes. Specification §3, E19, E27, E29. */

export const reviewSubjects = ["product", "vendor", "hotel"] as const
export type ReviewSubject = (typeof reviewSubjects)[number]

const pages = { product: "/products/", vendor: "/vendor/", hotel: "/travel/hotels/" } as const satisfies Readonly<Record<ReviewSubject, string>>
const writing = { product: "/account/reviews/", vendor: "/account/vendor-reviews/", hotel: "/account/hotel-reviews/" } as const satisfies Readonly<Record<ReviewSubject, string>>

/** Page of what a review is of; `slug` is a product's, or the id of a vendor or hotel. */
export const reviewedHref = (subject: ReviewSubject, slug: string): string => `${pages[subject]}${encodeURIComponent(slug)}`

/** Page on which a shopper writes their own review. */
export const ownReviewHref = (subject: ReviewSubject, slug: string): string => `${writing[subject]}${encodeURIComponent(slug)}`

/** Subject of the page at `path`; a product's for any other path. */
export const subjectAt = (path: string): ReviewSubject => reviewSubjects.find((subject) => path.startsWith(writing[subject])) ?? "product"
