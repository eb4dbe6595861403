/** Browser entry: hydrates the page that the server rendered, then loads its machines. */
import "#ui/theme/theme.css"
import { startTransition, useSyncExternalStore } from "react"
import { hydrateRoot } from "react-dom/client"
import type { AnyActorRef } from "xstate"
import { yieldToBrowser } from "#adapters/browser/yield-to-browser.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import type { Messages } from "#ui/messages/intl.ts"
import { localPath } from "#domain/entities/locale.ts"
import type { PageLocation } from "#app/address.ts"
import type { Boot, FirstRoute } from "#app/boot-data.ts"
import { placeholderActor } from "#app/first-view/placeholder-actor.ts"
import type { Actors, AnyPage } from "../page.ts"
import type { Routing } from "../storefront.tsx"
import { removeFirstPicture } from "#app/first-view/remove-image-placeholder.ts"
import { presentEntry } from "./history-entries.ts"
import { Live } from "./storefront-root.tsx"
import { createCurrentPage, shownAddress, shownSearch, type ShownPage } from "./current-page.ts"

const inlined = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? "")

const { files, params, ...route } = inlined("route") as FirstRoute
const location: PageLocation = { ...localPath(window.location.pathname), params, searchParams: new URLSearchParams(window.location.search) }

/** The server names the files, so that the first scripts carry no table of all pages. */
const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ file)
const importPage = () => importFile(files.page) as Promise<{ readonly page: AnyPage }>
const importMessages = async (): Promise<Messages> => {
  const areas = (await Promise.all(files.messages.map(importFile))) as ReadonlyArray<{ readonly default: Messages }>
  return Object.assign({}, ...areas.map((area) => area.default)) as Messages
}

const fetchMachines = () => importPage().then(({ page }) => Promise.all([import("./start-machines.ts"), page.machine?.() ?? page.controller?.()]))

/** Retries a failed load: after a pause of so many milliseconds, doubled each time, or when the network is back. */
const machinesAfter = (pause: number): ReturnType<typeof fetchMachines> =>
  fetchMachines().catch(async (error: unknown) => {
    console.error(error)
    await new Promise((go) => {
      setTimeout(go, pause)
      addEventListener("online", go, { once: true })
    })
    return machinesAfter(pause * 2)
  })

// Loaded during hydration, started after it.
const machines = machinesAfter(1000)

// Beside the first scripts, since nothing waits for it: text that is translated before it is there is rendered again by hydration.
import("./translated-text.ts").then(({ watchTranslation }) => watchTranslation(document.body), () => undefined)

/** Not at the top of the module, since the imports that it awaits import this module. */
const hydrate = async () => {
  const [{ page }, messages] = await Promise.all([importPage(), importMessages()])
  await yieldToBrowser()
  const boot = inlined("boot") as Boot
  await yieldToBrowser()

  const placeholderActors = (stills: Boot["shared"]) => Object.entries(stills).map(([name, still]) => [name, placeholderActor(still)] as const)
  const actorsOf = (placeholders: ReturnType<typeof placeholderActors>) => Object.fromEntries(placeholders.map(([name, { actor }]) => [name, actor]))
  const [root, sharedPlaceholders, pagePlaceholders] = [placeholderActor(boot.root), placeholderActors(boot.shared), placeholderActors(boot.page)]
  const actorRefs = actorsOf(sharedPlaceholders) as unknown as ActorRefs
  const actors = actorsOf(pagePlaceholders) as unknown as Actors

  const currentPage = createCurrentPage({ route, page, location, actors, messages, entry: presentEntry(), arrival: "first", tree: 0, behind: null })
  const useShown = (read: (shown: ShownPage) => string) => {
    const now = () => read(currentPage.shown())
    return useSyncExternalStore(currentPage.subscribe, now, now)
  }
  const routing: Routing = { hook: () => [useShown(shownAddress), currentPage.go], searchHook: () => useShown(shownSearch) }

  let alive = false
  const bootedAt = Date.parse(boot.now)
  /** Reports an error; replaced once the shop's calls can be made. */
  let report: (error: unknown) => void = () => undefined
  const trouble = (error: unknown) => {
    console.error(error)
    report(error)
  }

  const wake = async () => {
    try {
      const [{ startMachines }] = await machines
      alive = true
      await yieldToBrowser()
      const real = await startMachines({ boot, currentPage })
      report = real.report
      await yieldToBrowser()
      root.release(real.root)
      for (const [name, { release }] of sharedPlaceholders) release(real.actorRefs[name as keyof ActorRefs] as AnyActorRef)
      for (const [name, { release }] of pagePlaceholders) if (real.actors[name] !== undefined) release(real.actors[name])
      await yieldToBrowser()
      await real.begin()
      // For journeys and measurements, which wait until the page handles input itself.
      document.documentElement.dataset["alive"] = ""
    } catch (error) {
      trouble(error)
    }
  }

  // As a transition, so that the shopper's first input goes before.
  startTransition(() => {
    hydrateRoot(
      document.getElementById("shop")!,
      <Live
        root={root.actor}
        actorRefs={actorRefs}
        currentPage={currentPage}
        routing={routing}
        clock={() => (alive ? Date.now() : bootedAt)}
        onShown={() => void wake()}
        onTrouble={trouble}
      />,
      { onRecoverableError: trouble, onUncaughtError: trouble },
    )
  })
}

hydrate().catch((error: unknown) => console.error(error))
// If the picture fails to load, the small one stays.
removeFirstPicture().catch(() => undefined)
