/** Start of what a page needs once it is used: all taxons, newsletter form, stored cart, push prompt, service worker. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Outside } from "#machines/ports.ts"
import type { ConsentActor } from "#machines/shell/consent.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { fetchFont } from "#app/first-view/fonts.ts"
import { whenQuiet } from "#app/first-view/idle.ts"
import type { CurrentPage } from "./current-page.ts"
import { startNewsletter } from "./newsletter.ts"
import { openPushPrompt } from "./push.tsx"
import { newSeed } from "./seed.ts"
import { isWorkerInControl, startServiceWorker } from "./service-worker.ts"
import { startStoredCart } from "./stored-cart.ts"

type Opening = {
  readonly locale: Locale
  readonly currentPage: CurrentPage
  readonly outside: Outside
  readonly actorRefs: ActorRefs
  /** Actor of the consent strip, where the site has one. */
  readonly consent: ConsentActor | null
}

export const startLateParts = async ({ locale, currentPage, outside, actorRefs, consent }: Opening): Promise<void> => {
  // The page holds the taxons of its first view only.
  actorRefs.site.send({ type: "site.refresh" })
  fetchFont().catch(() => undefined)
  startNewsletter(outside)
  startStoredCart(actorRefs, newSeed()).catch(() => undefined)
  openPushPrompt({ locale, ...outside, actorRefs, consent })
  // A worker that controls the page already has to learn at once whose responses it may store.
  if (!isWorkerInControl()) await whenQuiet()
  await startServiceWorker(currentPage, actorRefs)
}
