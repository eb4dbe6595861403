/** Page of an article. S10. */
import { readingPage } from "./reading-page.tsx"

export const page = readingPage("article", () => import("./article-controller.ts"))
