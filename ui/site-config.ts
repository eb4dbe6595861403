/** Site configuration as screens read it. */
import { useSelector } from "@xstate/react"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { useActorRefs } from "./actor-refs.tsx"

export const useSiteConfig = (): SiteConfig => {
  const config = useSelector(useActorRefs().site, ({ context }) => context.site?.config)
  if (config === undefined) throw new Error("a screen is shown once the site is known")
  return config
}
