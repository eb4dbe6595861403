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
    // The draft is restored from the device, not from the page that was left.
    const newPage = { ...pageInput, left: null }
    return {
      actor: createPageActor(writingMachine, input, newPage),
      picture: createPageActor(articlePictureMachine, undefined, newPage, "picture"),
      products: createPageActor(productFinderMachine, undefined, newPage, "products"),
    }
  },
  join: ({ actor, picture, products }) => joinWriting({ writing: actor, picture, products }),
})
