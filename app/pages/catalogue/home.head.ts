/** Head of the home page: the site and its organization. */
import type { HomePage } from "#machines/catalogue/ports.ts"
import { defineHead } from "#app/server/page-head.ts"
import { organization, website } from "#app/server/structured-data.ts"

export const head = defineHead<HomePage>({
  head: ({ hero }, { config, origin, to }) => ({
    picture: hero[0]?.image?.src,
    structuredData: [website(config, to), organization(config, origin)],
  }),
})
