/** Page of a news item. S12. */
import { readingPage } from "./reading-page.ts"

export const page = readingPage("news", () => import("./news-controller.ts"))
