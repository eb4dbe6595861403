/** Heads for crawlers: pages of lists. */
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import { defineHeads } from "#app/server/page-head.ts"

export const heads = defineHeads({
  "shared-list": {
    head: ({ name, description, ownerName, wishes }: WishList, { text }) => ({
      description: description === "" ? text("lists.shared.description", { owner: ownerName, name, count: wishes.length }) : description,
      picture: wishes.find(({ image }) => image !== null)?.image?.src,
    }),
    crawled: false,
  },
})
