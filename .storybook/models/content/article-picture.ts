/** Model of the article picture machine. */
import { notPossible } from "#book/fixtures/shell/problems.ts"
import { writtenDraft } from "#book/fixtures/content/writing.ts"
import { articlePictureMachine } from "#machines/content/article-picture.ts"
import { changedText } from "#book/models/driver.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(articlePictureMachine, {
  inputs: [undefined],
  events: [
    { type: "picture.pick", name: "deel.png", at: 0 },
    { type: "picture.describe", description: "Хөх дээл" },
    { type: "picture.describe", description: "" },
    { type: "picture.upload", draft: writtenDraft, draftKey: "book", file: new File(["png"], "deel.png", { type: "image/png" }) },
    { type: "picture.cancel" },
    { type: "picture.sent", share: 0.64 },
    { type: "article.stored", id: 31 },
  ],
  answers: { uploadArticlePicture: { values: [{ src: "/pictures/w.1" }], problems: [notPossible] } },
  distinguishedBy: ({ description }) => description === "",
  driver: {
    shopper: {
      "picture.pick": ({ upload }, { name }) => upload("writing.picture.choose", new File(["png"], name, { type: "image/png" })),
      "picture.describe": ({ fill }, { description }, { context }) =>
        fill("writing.picture.description", changedText(description, context.description)),
      "picture.upload": ({ press }) => press("writing.picture.upload"),
      "picture.cancel": ({ press }) => press("writing.picture.cancel"),
    },
    // Sent by the upload.
    others: ["picture.sent", "article.stored"],
  },
})
