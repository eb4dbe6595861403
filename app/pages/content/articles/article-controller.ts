/** Controller of an article. */
import { readingController } from "./reading-controller.ts"

export const controller = readingController("article")
