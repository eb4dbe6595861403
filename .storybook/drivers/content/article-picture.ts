/** Driver of the article picture machine on its screen. */
import type { articlePictureMachine } from "#machines/content/article-picture.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof articlePictureMachine>()({
  shopper: {
    "picture.pick": ({ upload }, { name }) => upload("writing.picture.choose", new File(["png"], name, { type: "image/png" })),
    "picture.describe": ({ dictate }, { description }, { context }) => dictate("writing.picture.description", context.description === description ? `${description} ` : description),
    "picture.upload": ({ press }) => press("writing.picture.upload"),
    "picture.cancel": ({ press }) => press("writing.picture.cancel"),
  },
  // By the upload itself.
  others: ["picture.sent"],
})
