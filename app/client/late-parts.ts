/** Parts that start after the first view, in one file: each by itself would be a request more. */
export { startNewsletter } from "./newsletter.ts"
export { openPushPrompt } from "./push.tsx"
export { startStoredCart } from "./stored-cart.ts"
