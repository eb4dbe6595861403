/** Saved articles machine: bookmarks of articles and news, removed and restored. S24, C20. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Bookmark } from "#domain/entities/content/bookmark.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { noPages, type Pages } from "#domain/rules/list-pages.ts"
import type { ListPage } from "#machines/list-page.ts"
import { withToggled } from "#domain/rules/lists/membership.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type SavedArticlesEvent =
  | { readonly type: "more.fetch" }
  | { readonly type: "page.retry" }
  | { readonly type: "bookmark.remove"; readonly id: number }
  | { readonly type: "bookmark.restore"; readonly id: number }
export type SavedArticlesContext = {
  readonly bookmarks: Pages<Bookmark>
  /** Bookmarks on a full page. */
  readonly perPage: number
  /** Ids of removed bookmarks; they stay in the list, so that each can be restored. */
  readonly removed: ReadonlyArray<number>
  /** How many were removed when the last page was read. */
  readonly removedBefore: number
  /** Id of the bookmark that is being removed or restored. */
  readonly changing: number | null
  readonly problem: Problem | null
}

/** Bookmark that is being removed or restored. Throws where none was chosen. */
const changedBookmark = ({ bookmarks, changing }: SavedArticlesContext): Bookmark => {
  const bookmark = bookmarks.items.find(({ id }) => id === changing)
  if (bookmark === undefined) throw new Error("no bookmark is changed")
  return bookmark
}

/**
 * Page with the first bookmark that is not shown. Those that were removed since the last page are on no page any more: of pages of 20, the
 * page after the first is 1 again once one was removed. Restored ones are the newest, and move the others to later pages.
 */
const nextPage = ({ bookmarks, removed, removedBefore, perPage }: SavedArticlesContext): number =>
  Math.floor((bookmarks.page * perPage - (removed.length - removedBefore)) / Math.max(1, perPage)) + 1

const changes = {
  "bookmark.remove": { guard: "isSaved", target: "changing", actions: "nameBookmark" },
  "bookmark.restore": { guard: "isRemoved", target: "changing", actions: "nameBookmark" },
} as const

const more = { "more.fetch": { guard: "stillFetches", target: "fetchingMore" } } as const

export const savedArticlesMachine = setup({
  types: {} as { context: SavedArticlesContext; events: SavedArticlesEvent; tags: "busy" | "refused" | "empty" },
  actors: { fetchBookmarks: port("fetchBookmarks"), saveBookmark: port("saveBookmark") },
  actions: {
    takePage: assign(({ context: { bookmarks, perPage, removed } }, { page }: { page: ListPage<Bookmark> }) => {
      const known = new Set(bookmarks.items.map(({ id }) => id))
      return {
        bookmarks: {
          items: [...bookmarks.items, ...page.items.filter(({ id }) => !known.has(id))],
          page: page.page,
          stillFetch: page.page < page.pages,
        },
        perPage: Math.max(perPage, page.items.length),
        removedBefore: removed.length,
        problem: null,
      }
    }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    nameBookmark: assign(({ event }) => {
      assertEvent(event, ["bookmark.remove", "bookmark.restore"])
      return { changing: event.id, problem: null }
    }),
    takeChange: assign(({ context }) => ({ removed: withToggled(context.removed, changedBookmark(context).id), changing: null })),
  },
  guards: {
    hasBookmarks: (_, { page }: { page: ListPage<Bookmark> }) => page.items.length > 0,
    stillFetches: ({ context }) => context.bookmarks.stillFetch,
    isSaved: ({ context, event }) => event.type === "bookmark.remove" && !context.removed.includes(event.id),
    isRemoved: ({ context, event }) => event.type === "bookmark.restore" && context.removed.includes(event.id),
  },
}).createMachine({
  id: "savedArticles",
  description: "Shows the articles and news that a shopper has saved.",
  context: { bookmarks: noPages, perPage: 0, removed: [], removedBefore: 0, changing: null, problem: null },
  initial: "fetching",
  states: {
    fetching: {
      description: "The bookmarks are loading.",
      tags: "busy",
      invoke: {
        id: "fetchBookmarks",
        src: "fetchBookmarks",
        input: { page: 1 },
        onDone: [
          {
            guard: { type: "hasBookmarks", params: ({ event }) => ({ page: event.output }) },
            target: "ready",
            actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) },
          },
          { target: "empty" },
        ],
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    ready: {
      description: "Saved articles are shown; one that was removed can be restored.",
      on: { ...changes, ...more },
    },
    fetchingMore: {
      description: "Older bookmarks are loading; the ones shown stay.",
      tags: "busy",
      invoke: {
        id: "fetchMore",
        src: "fetchBookmarks",
        input: ({ context }) => ({ page: nextPage(context) }),
        onDone: { target: "ready", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } },
        onError: { target: "moreFailed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    moreFailed: {
      description: "Loading older bookmarks failed; the shopper can try again.",
      tags: "refused",
      on: { ...changes, ...more },
    },
    changing: {
      description: "A bookmark is being removed or restored.",
      tags: "busy",
      invoke: {
        id: "saveBookmark",
        src: "saveBookmark",
        input: ({ context }) => {
          const { id, type } = changedBookmark(context)
          return { id, kind: type, saved: context.removed.includes(id) }
        },
        onDone: { target: "ready", actions: "takeChange" },
        onError: { target: "refused", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    refused: { description: "Storing the change failed; the shopper can try again.", tags: "refused", on: { ...changes, ...more } },
    empty: { description: "Nothing is saved; a link leads to the articles.", tags: "empty" },
    failed: failedState("Loading the bookmarks failed; the shopper can try again."),
  },
})

export type SavedArticlesActor = ActorRefFrom<typeof savedArticlesMachine>
