/** Site configuration of the current page. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"

export const configOf = ({ site }: ActorRefs): SiteConfig => {
  const known = site.getSnapshot().context.site
  if (known === null) throw new Error("a page is opened once the site is known")
  return known.config
}
