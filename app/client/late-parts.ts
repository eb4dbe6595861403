/** Start of what the first view does not need: measures, services, all taxons, newsletter form, stored cart, push, service worker. */
import { whenMeasured } from "#adapters/browser/web-vitals.ts"
import { reportPageView, type PageView } from "#adapters/shop/page-views.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Outside } from "#machines/ports.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { fetchFont } from "#app/first-view/fonts.ts"
import type { CurrentPage } from "./current-page.ts"
import { startNewsletter } from "./newsletter.ts"
import { openPushPrompt } from "./push.tsx"
import { newSeed } from "./seed.ts"
import { startServiceWorker } from "./service-worker.ts"
import { startStoredCart } from "./stored-cart.ts"

type Opening = {
  readonly site: SiteConfig
  readonly currentPage: CurrentPage
  /** View of the first page, of which measures are reported. */
  readonly view: PageView
  readonly outside: Outside
  readonly actorRefs: ActorRefs
}

export const startLateParts = async ({ site, currentPage, view, outside, actorRefs }: Opening): Promise<void> => {
  whenMeasured((measures) => reportPageView(view, measures).catch(() => undefined))
  // The page holds the taxons of its first view only.
  actorRefs.site.send({ type: "site.refresh" })
  fetchFont().catch(() => undefined)
  startNewsletter(outside)
  startStoredCart(actorRefs, newSeed()).catch(() => undefined)
  const { services, supportPhone: phone } = site
  const loadServices = async () => {
    const { openServices } = await import("./outside-services.tsx")
    return openServices({ services, phone, outside, currentPage })
  }
  const consent = services.length === 0 ? null : await loadServices()
  openPushPrompt({ locale: view.locale, ...outside, actorRefs, consent })
  await startServiceWorker(currentPage, actorRefs)
}
