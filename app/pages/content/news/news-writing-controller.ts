/** Controller of writing news. */
import { writingController } from "../articles/writing-controller.ts"

export const controller = writingController("news")
