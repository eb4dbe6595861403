/** Page of information. E14. */
import { ContentPageScreen } from "#ui/content/content-page-screen.tsx"
import type { PageLocation } from "#app/address.ts"
import { definePage } from "#app/page.ts"

const queryAt = ({ params }: PageLocation) => ({ slug: params["slug"] ?? "" })

export const page = definePage({
  fetch: (ports, location) => ports.fetchContentPage(queryAt(location)),
  machine: async () => (await import("#machines/content/content-page.ts")).contentPageMachine,
  input: ({ data, location }) => ({ query: queryAt(location), page: data }),
  title: (text, { value, context }, { brand }) => {
    const title = value === "missing" ? text("page.missing") : context.page?.title
    return title === undefined ? brand : `${title} · ${brand}`
  },
  Screen: ContentPageScreen,
})
