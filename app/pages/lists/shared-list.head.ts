/** Head of a shared wish list: its own title, picture and text for messengers; no search engine lists it. */
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import { defineHead } from "#app/server/page-head.ts"

export const head = defineHead<WishList>({
  head: ({ name, description, ownerName, wishes }, { text }) => ({
    description: description === "" ? text("lists.shared.description", { owner: ownerName, name, count: wishes.length }) : description,
    picture: wishes.find(({ image }) => image !== null)?.image?.src,
  }),
  crawled: false,
})
