/** Controller of writing news. */
import { writingController } from "./writing-controller.ts"

export const controller = writingController("news")
