/** Page of reduced goods: a listing. */
export { page } from "./listing.tsx"
