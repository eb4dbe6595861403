/** Own articles machine: what a shopper has written, in every state. S24, C11. */
import type { ActorRefFrom } from "xstate"
import { withCountedPage } from "#domain/rules/list-pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const ownArticlesMachine = pagedList({
  id: "ownArticles",
  name: "articles",
  actors: { fetchOwnArticles: port("fetchOwnArticles") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows a shopper's own articles with their states.",
    fetching: "The articles are loading; a skeleton of the list is shown.",
    ready: "The articles are shown, newest first.",
    empty: "The shopper has written nothing yet; a link invites them to write.",
    failed: "Loading the articles failed; the shopper can try again.",
  },
})

export type OwnArticlesActor = ActorRefFrom<typeof ownArticlesMachine>
