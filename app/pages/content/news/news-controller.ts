/** Controller of a news item. */
import { readingController } from "../articles/reading-controller.ts"

export const controller = readingController("news")
