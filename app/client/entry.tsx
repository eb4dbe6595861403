/** Browser entry: hydrates the page that the server rendered, then loads its machines. */
import "#ui/theme/theme.css"
import "./controlled-fields.ts"
import { useSyncExternalStore } from "react"
import { hydrateRoot } from "react-dom/client"
import type { AnyActorRef } from "xstate"
import { yieldToBrowser } from "#adapters/browser/yield-to-browser.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { hydrateInSlices } from "#ui/first-view/hydration-slice.tsx"
import type { Messages } from "#ui/messages/intl.ts"
import { localPath } from "#domain/entities/locale.ts"
import type { PageLocation } from "#app/address.ts"
import type { Boot, FirstRoute } from "#app/boot-data.ts"
import { placeholderActor } from "#app/first-view/placeholder-actor.ts"
import type { Actors, AnyPage } from "#app/page.ts"
import type { Routing } from "#app/storefront.tsx"
import { removeFirstPicture } from "#app/first-view/remove-image-placeholder.ts"
import { presentEntry } from "./history-entries.ts"
import { StorefrontRoot } from "./storefront-root.tsx"
import { createCurrentPage, shownAddress, shownSearch, type ShownPage } from "./current-page.ts"

const inlined = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? "")

declare global {
  /** Buttons that were pressed before hydration; the renderer sees presses itself once there is no set. */
  var earlyPresses: Set<HTMLElement> | undefined
}

const { files, params, ...route } = inlined("route") as FirstRoute
const location: PageLocation = {
  ...localPath(window.location.pathname),
  params,
  searchParams: new URLSearchParams(window.location.search),
}

/** The server names the files, so that the first scripts carry no table of all pages. */
const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ file)
const importPage = () => importFile(files.page) as Promise<{ readonly page: AnyPage }>
const importMessages = async (): Promise<Messages> => {
  const areas = (await Promise.all(files.messages.map(importFile))) as ReadonlyArray<{ readonly default: Messages }>
  return Object.assign({}, ...areas.map((area) => area.default)) as Messages
}

const fetchMachines = () =>
  importPage().then(({ page }) => Promise.all([import("./start-machines.ts"), page.machine?.() ?? page.controller?.()]))

/** Loads the machines and retries a failed load: after a pause of so many milliseconds, doubled each time, or when the network is back. */
const loadMachines = (pause: number): ReturnType<typeof fetchMachines> =>
  fetchMachines().catch(async (error: unknown) => {
    console.error(error)
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      addEventListener("online", resolve, { once: true })
    })
    return loadMachines(pause * 2)
  })

// Loaded during hydration, started after it.
const machines = loadMachines(1000)

// Not awaited: hydration renders text again that the browser translates before this module has loaded.
import("./translated-text.ts").then(
  ({ watchTranslation }) => watchTranslation(document.body),
  () => undefined,
)

/** Not at the top of the module, since the imports that it awaits import this module. */
const hydrate = async () => {
  const [{ page }, messages] = await Promise.all([importPage(), importMessages()])
  await yieldToBrowser()
  const boot = inlined("boot") as Boot
  await yieldToBrowser()

  const placeholderActors = (snapshots: Boot["shared"]) =>
    Object.entries(snapshots).map(([name, snapshot]) => [name, placeholderActor(snapshot)] as const)
  const actorsOf = (placeholders: ReturnType<typeof placeholderActors>) =>
    Object.fromEntries(placeholders.map(([name, { actor }]) => [name, actor]))
  const root = placeholderActor(boot.root)
  const sharedPlaceholders = placeholderActors(boot.shared)
  const pagePlaceholders = placeholderActors(boot.page)
  const actorRefs = actorsOf(sharedPlaceholders) as unknown as ActorRefs
  const actors = actorsOf(pagePlaceholders) as unknown as Actors

  const currentPage = createCurrentPage({
    route,
    page,
    location,
    actors,
    messages,
    entry: presentEntry(),
    arrival: "first",
    tree: 0,
    behind: null,
  })
  const useShown = (read: (shown: ShownPage) => string) => {
    const now = () => read(currentPage.shown())
    return useSyncExternalStore(currentPage.subscribe, now, now)
  }
  const routing: Routing = { hook: () => [useShown(shownAddress), currentPage.go], searchHook: () => useShown(shownSearch) }

  let areMachinesLoaded = false
  const bootedAt = Date.parse(boot.now)
  /** Reports an error; replaced once the shop's calls can be made. */
  let report: (error: unknown) => void = () => undefined
  const handleError = (error: unknown) => {
    console.error(error)
    report(error)
  }

  /** Starts the real machines in the place of the placeholders. */
  const wake = async () => {
    try {
      const [{ startMachines }] = await machines
      areMachinesLoaded = true
      await yieldToBrowser()
      const started = await startMachines({ boot, currentPage, adapterFiles: files.adapters })
      report = started.report
      await yieldToBrowser()
      root.release(started.root)
      for (const [name, { release }] of sharedPlaceholders) release(started.actorRefs[name as keyof ActorRefs] as AnyActorRef)
      for (const [name, { release }] of pagePlaceholders) if (started.actors[name] !== undefined) release(started.actors[name])
      await yieldToBrowser()
      await started.begin()
      // For journeys and measurements, which wait until the page handles input itself.
      document.documentElement.dataset["alive"] = ""
    } catch (error) {
      handleError(error)
    }
  }

  const earlyPresses = globalThis.earlyPresses ?? []
  const hydrateStorefront = () =>
    new Promise<void>((resolve) => {
      hydrateRoot(
        document.getElementById("shop")!,
        <StorefrontRoot
          root={root.actor}
          actorRefs={actorRefs}
          currentPage={currentPage}
          routing={routing}
          clock={() => (areMachinesLoaded ? Date.now() : bootedAt)}
          onShown={resolve}
          onError={handleError}
        />,
      )
    })
  await hydrateInSlices(hydrateStorefront, yieldToBrowser)
  globalThis.earlyPresses = undefined
  for (const button of earlyPresses) button.click()
  await wake()
}

hydrate().catch((error: unknown) => console.error(error))
// If the picture fails to load, the small one stays.
removeFirstPicture().catch(() => undefined)
