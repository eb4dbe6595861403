/** Controller of the editor of articles and news. */
import { articlePictureMachine } from "#machines/content/article-picture.ts"
import { joinWriting } from "#machines/content/joins.ts"
import { productFinderMachine } from "#machines/content/product-finder.ts"
import { writingMachine } from "#machines/content/writing.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => {
    const { path, params } = pageInput.location
    const input = { of: params["id"] ?? null, kind: path.startsWith("/website/") ? "news" : "article", seed: pageInput.seed } as const
    // What was left is on the device.
    const fresh = { ...pageInput, left: null }
    return {
      actor: createPageActor(writingMachine, input, fresh),
      picture: createPageActor(articlePictureMachine, undefined, fresh, "picture"),
      products: createPageActor(productFinderMachine, undefined, fresh, "products"),
    }
  },
  join: ({ actor, picture, products }) => joinWriting({ writing: actor, picture, products }),
})
