/** Controller of writing an article. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import { articlePictureMachine, type ArticlePictureActor } from "#machines/content/article-picture.ts"
import { joinWriting } from "#machines/content/joins.ts"
import { productFinderMachine, type ProductFinderActor } from "#machines/content/product-finder.ts"
import { writingMachine, type WritingActor } from "#machines/content/writing.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type WritingActors = { readonly actor: WritingActor; readonly picture: ArticlePictureActor; readonly products: ProductFinderActor }

/** Controller of an editor of articles, or of news. */
export const writingController = (kind: ArticleKind): PageController<never, WritingActors> => ({
  open: (pageInput) => ({
    // What was left is on the device.
    actor: createPageActor(provided(writingMachine, pageInput), { of: pageInput.location.params["id"] ?? null, kind, seed: pageInput.seed }, { ...pageInput, left: null }),
    picture: createPageActor(provided(articlePictureMachine, pageInput), undefined, { ...pageInput, left: null }, "picture"),
    products: createPageActor(provided(productFinderMachine, pageInput), undefined, { ...pageInput, left: null }, "products"),
  }),
  join: ({ actor, picture, products }) => joinWriting({ writing: actor, picture, products }),
})

export const controller = writingController("article")
