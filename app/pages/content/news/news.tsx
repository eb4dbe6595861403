/** Page of a news item. S12. */
import { readingPage } from "../articles/reading-page.tsx"

export const page = readingPage("news", () => import("./news-controller.ts"))
