/** Adapter of content: an author's articles by pages. */
import { describe, expect, it } from "vitest"
import { author } from "#book/fixtures/content/articles.ts"
import type { CommentDraftPorts } from "#adapters/persistence/comment-draft.ts"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import { createContentPorts } from "#adapters/shop/content.ts"
import { oneAuthor } from "#adapters/shop/contract/content/articles.ts"
import type { WritingPorts } from "#adapters/shop/writing.ts"
import { mediaMachine } from "#machines/content/media.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const noTiles = { bySlugs: async () => [] }

const portsOf = () => {
  const requests: unknown[] = []
  const call = ((endpoint: unknown, { query }: { readonly query: unknown }) => {
    if (endpoint === oneAuthor) return Promise.resolve(author)
    requests.push(query)
    return Promise.resolve({ items: [], page: 1, pages: 3, total: 30 })
  }) as unknown as Caller["call"]
  const ports = createContentPorts({ call } as Caller, noTiles, {} as CommentDraftPorts, {} as WritingPorts)
  return { ports, requests }
}

describe("an author's articles", () => {
  it("are read to the last page [C14]", async () => {
    const { ports, requests } = portsOf()
    const { articles } = await ports.fetchAuthor({ id: String(author.id) })
    expect(articles).toEqual({ items: [], page: 1, pages: 3, total: 30 })
    const query = { kind: "article", tag: null, q: null, author: author.id } as const
    const list = startTestActor(mediaMachine, { query, page: { ...articles, items: [{ id: 1 } as never] } })
    list.actor.send({ type: "more.fetch" })
    await ports.fetchMedia(list.last("fetchMedia").input as Parameters<typeof ports.fetchMedia>[0])
    expect(requests).toEqual([
      { page: 1, tag: null, q: null, author: author.id },
      { page: 2, tag: null, q: null, author: author.id },
    ])
  })
})
