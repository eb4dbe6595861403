/** The shopper's own review of a hotel, on the page of all own reviews. E29. */
export { page } from "#app/pages/catalogue/own-review.tsx"
