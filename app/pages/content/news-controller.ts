/** Controller of a news item. */
import { readingController } from "./reading-controller.ts"

export const controller = readingController("news")
