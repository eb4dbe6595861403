/** Driver of the reading marks machine on its screen. */
import type { readingMarksMachine } from "#machines/content/reading-marks.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof readingMarksMachine>()({
  shopper: {
    "bookmark.toggle": ({ press }, _, { context }) => press(context.saved ? "marks.saved" : "marks.save"),
    "author.toggle": ({ press }, _, { context }) => press(context.followed ? "marks.followed" : "marks.follow"),
  },
  others: ["subject.shown"],
})
