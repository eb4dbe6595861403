/** Site configuration as screens read it. */
import { useSelector } from "@xstate/react"
import type { Site, SiteConfig } from "#domain/entities/shell/site.ts"
import { useActorRefs } from "./actor-refs.tsx"

export const useSiteConfig = (): SiteConfig => {
  const config = useSelector(useActorRefs().site, ({ context }) => context.site?.config)
  if (config === undefined) throw new Error("a screen is shown once the site is known")
  return config
}

/** The site's own menus, presets and notifications. */
export const useSiteTexts = (): Pick<Site, "menus" | "presets" | "notifications"> => {
  const site = useSelector(useActorRefs().site, ({ context }) => context.site)
  if (site === null) throw new Error("a screen is shown once the site is known")
  return site
}
