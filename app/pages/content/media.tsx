/** Page of articles and news. S12, S29h. */
import { readMediaQuery } from "#domain/rules/content/media-query.ts"
import { MediaScreen } from "#ui/content/media-screen.tsx"
import type { PageLocation } from "#app/address.ts"
import { definePage } from "#app/page.ts"
import { configOf } from "#app/site-config.ts"

const queryAt = ({ params, searchParams }: PageLocation, { articles: hasArticles }: { readonly articles: boolean }) =>
  readMediaQuery(params["tag"] ?? null, (name) => searchParams.get(name), hasArticles)

export const page = definePage({
  // A site without articles answers with its news, whatever kind is requested.
  fetch: (ports, location) => ports.fetchMedia({ ...queryAt(location, { articles: true }), page: 1 }),
  machine: async () => (await import("#machines/content/media.ts")).mediaMachine,
  input: ({ data, location, actorRefs }) => ({ query: queryAt(location, configOf(actorRefs).flags), page: data }),
  follow: (actor, location) => actor.send({ type: "query.change", query: queryAt(location, { articles: true }) }),
  title: (text, { context: { query, articles } }, { brand }) => {
    const tag = articles.items.flatMap(({ tags }) => tags).find(({ name }) => name === query.tag)
    return `${tag?.title ?? text("media.title")} · ${brand}`
  },
  Screen: MediaScreen,
})
