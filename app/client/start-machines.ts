/** Start of the storefront's machines and adapters, after the first view is rendered. */
import type { AnyActorRef } from "xstate"
import { whenMeasured } from "#adapters/browser/web-vitals.ts"
import { yieldToBrowser } from "#adapters/browser/yield-to-browser.ts"
import { clearCachesAndReload } from "#adapters/browser/reload.ts"
import { windowStreams } from "#adapters/browser/streams.ts"
import type { Adapters } from "#adapters/ports.ts"
import { reportPageView } from "#adapters/shop/page-views.ts"
import { handlePartFailures } from "#ui/react/lazy-part.ts"
import { raised } from "#machines/shell/notice.ts"
import type { Streams } from "#machines/streams.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { optionAddress, searchAddress } from "#ui/search/option-address.ts"
import { addressOf } from "#domain/entities/locale.ts"
import { searchTextOf, type PageLocation } from "#app/address.ts"
import type { Boot } from "#app/boot-data.ts"
import { requiredLoginAddress } from "#app/return-path.ts"
import type { Actors } from "#app/page.ts"
import { controllerOf } from "#app/page-controller.ts"
import { overriddenPorts } from "#app/overridden-ports.ts"
import { createStorefrontActors } from "#app/storefront-actors.ts"
import { pathOf } from "./route-guard.ts"
import { releaseTyping } from "./early-typing.ts"
import { clearLocks, restoreScrollPositions, scrollAgain } from "./page-arrival.ts"
import { keepScrollPositions } from "./scroll-positions.ts"
import { lazyPorts } from "./lazy-ports.ts"
import { browserOutside, onLostFile, removeLostStylesheets, wasUpdated, untilRetry } from "./lost-file.ts"
import { emptyLostPictures } from "./lost-pictures.ts"
import { isNewDevice, newDevicePorts, untilUsed } from "./new-device.ts"
import { createNavigator } from "./navigator.ts"
import { createPageStore } from "./page-loader.ts"
import { whenIdle, whenStoredElsewhere } from "#app/first-view/idle.ts"
import { newSeed } from "./seed.ts"
import { isPageStored } from "./stored-pages.ts"
import type { CurrentPage } from "./current-page.ts"
import { followTheme } from "./theme.ts"

type Opening = {
  readonly boot: Boot
  readonly currentPage: CurrentPage
  /** Addresses of the modules of the adapters. */
  readonly adapterFiles: ReadonlyArray<string>
}

export type StartedMachines = {
  readonly root: AnyActorRef
  readonly actorRefs: ActorRefs
  readonly actors: Actors
  readonly begin: () => Promise<void>
  /** Reports an error of this browser to the shop. */
  readonly report: (error: unknown) => void
}

/** Maximum length of a reported error, in characters. */
const maxErrorLength = 500

/** Page view of a location, as it is reported with measures and errors. */
const viewOf = ({ locale, path }: PageLocation) => ({
  path: addressOf(locale, path),
  title: document.title,
  referrer: document.referrer,
  locale,
})

/** Calls `load` with the first request, and again after a failure. */
const loadedOnce = <Loaded>(load: () => Promise<Loaded>, onLost: () => Promise<void>) => {
  let pending: Promise<Loaded> | null = null
  return (): Promise<Loaded> => {
    pending ??= load()
    pending.catch(() => {
      pending = null
      void onLost()
    })
    return pending
  }
}

/** `begun` delays what another tab writes. */
const streamsOf = (adapters: () => Promise<Adapters>, begun: Promise<void>): Streams => ({
  ...windowStreams,
  watchPersisted: (notify) => {
    let stop: (() => void) | null = null
    let isStopped = false
    const begin = async () => {
      await begun
      const { watchPersisted } = await adapters()
      if (!isStopped) stop = watchPersisted(notify)
    }
    // Without adapters there are no streams; requests report the failure themselves.
    begin().catch(() => undefined)
    return () => {
      isStopped = true
      stop?.()
    }
  },
})

const preloadModule = (file: string): void => {
  const link = document.createElement("link")
  link.rel = "modulepreload"
  link.href = file
  document.head.append(link)
}

export const startMachines = async ({ boot, currentPage, adapterFiles }: Opening): Promise<StartedMachines> => {
  const first = currentPage.shown()
  const controller = await controllerOf(first.page)
  const { location } = first
  const { pageSize } = boot.site.config

  const crash = () => root.send({ type: "shop.crash", updated: true })
  /** Handler of files that cannot be loaded: crashes if the site was updated, else shows a notice. */
  const lostFileHandler = (key: string) => onLostFile({ updated: crash, failed: () => actorRefs.notices.send(raised("warning", { key })) })

  const onLostAdapters = lostFileHandler("problem.unreachable")
  const onLostPart = lostFileHandler("notice.partWaits")
  handlePartFailures(async (tries) => {
    // Raised once, not with every further try.
    if (tries === 0) await onLostPart()
    await untilRetry(tries)
  })
  const wasNew = isNewDevice()
  const used = untilUsed()
  let areAdaptersCalled = false
  const adapters = loadedOnce(async () => {
    areAdaptersCalled = true
    await whenIdle()
    // Requested at once, run one by one: together they would hold up a press for a fifth of a second.
    adapterFiles.forEach(preloadModule)
    await import("#app/first-view/preload-schemas.ts")
    await yieldToBrowser()
    await import("#app/first-view/preload-entities.ts")
    await yieldToBrowser()
    const { openAdapters } = await import("./adapters.ts")
    await yieldToBrowser()
    return openAdapters({
      locale: location.locale,
      pageSize,
      wasNew,
      site: boot.site,
      sessionEnded: () => actorRefs.session.send({ type: "session.check" }),
      changed: () => store.forget(),
      storedRead: (at) => actorRefs.navigation.send({ type: "stored.read", entry: currentPage.shown().entry, at }),
    })
  }, onLostAdapters)
  const otherPorts = loadedOnce(async () => {
    await whenIdle()
    const [{ createOtherPorts }, { shared }] = await Promise.all([import("#adapters/other-ports.ts"), adapters()])
    return createOtherPorts(shared)
  }, onLostAdapters)
  // Pages that depend on the viewer call them at once.
  if (first.route.audience !== "everybody") otherPorts().catch(() => undefined)
  const lazy = lazyPorts(async () => (await adapters()).ports, otherPorts)
  const ports = overriddenPorts(lazy, {
    ...(wasNew && newDevicePorts(lazy, () => areAdaptersCalled)),
    // Companions of a product stand below its first view.
    fetchPackage: async (input, signal) => {
      await used
      return lazy.fetchPackage(input, signal)
    },
    // The page's own requests go first.
    reportPageView: async (view) => {
      await whenIdle()
      return reportPageView(view, null)
    },
    // Not lazy: reloading must work when the adapters cannot be loaded any more.
    clearCachesAndReload,
  })
  // Only listens: a page that also wrote now would overwrite what the other tab stores.
  const streams = streamsOf(adapters, Promise.race([used, whenStoredElsewhere()]))
  const { root, actorRefs } = createStorefrontActors({
    site: boot.site,
    searchText: searchTextOf(location),
    ports,
    streams,
    seed: newSeed(),
  })
  const actors = controller.open({
    location,
    data: boot.data,
    problem: boot.problem,
    glimpse: null,
    left: null,
    ports,
    streams,
    actorRefs,
    seed: newSeed(),
  })
  const { route, page, messages } = first
  const store = createPageStore(ports, Date.now, { route, locale: location.locale, page, controller, messages })
  const navigator = createNavigator({
    currentPage,
    controller,
    actors,
    store,
    ports,
    streams,
    actorRefs,
    onLost: lostFileHandler("notice.pageWaits"),
    onStarted: releaseTyping,
    isStored: isPageStored,
  })

  const report = (error: unknown) => {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    reportPageView(viewOf(currentPage.shown().location), { error: text.slice(0, maxErrorLength) }).catch(() => undefined)
  }

  /** Measures and services start in an idle browser; what stores something or calls the shop waits until the page is used. */
  const startLater = async (used: Promise<void>) => {
    await whenIdle()
    const view = viewOf(location)
    whenMeasured((measures) => reportPageView(view, measures).catch(() => undefined))
    const { services, supportPhone: phone } = boot.site.config
    const outside = { ports, streams }
    const loadServices = async () => {
      const { openServices } = await import("./outside-services.tsx")
      return openServices({ services, phone, outside, currentPage })
    }
    const consent = services.length === 0 ? null : await loadServices()
    await used
    await whenIdle()
    const { startLateParts } = await import("./late-parts.ts")
    await startLateParts({ locale: location.locale, currentPage, outside, actorRefs, consent })
  }

  const begin = async () => {
    removeLostStylesheets()
    emptyLostPictures()
    restoreScrollPositions()
    const goTo = (path: string) => navigator.go(addressOf(location.locale, path))
    actorRefs.search.on("search.made", ({ text }) => goTo(searchAddress(text)))
    actorRefs.search.on("option.taken", ({ option }) => goTo(optionAddress(option)))
    const logIn = () => goTo(requiredLoginAddress(pathOf(currentPage.shown().location)))
    actorRefs.cart.on("login.needed", logIn)
    actorRefs.wishes.on("login.needed", logIn)
    actorRefs.navigation.on("locks.clear", clearLocks)
    actorRefs.navigation.on("page.reload", () => window.location.reload())
    followTheme(actorRefs)
    const crashes = root.subscribe(async (snapshot) => {
      if (!snapshot.matches("crashed")) return
      crashes.unsubscribe()
      if (await wasUpdated(browserOutside)) crash()
    })
    root.start()
    keepScrollPositions(actorRefs)
    await yieldToBrowser()
    navigator.begin()
    // The browser has placed the first page itself.
    requestAnimationFrame(() => actorRefs.navigation.on("scroll.to", ({ top }) => scrollAgain(top)))
    startLater(used).catch(() => undefined)
  }

  return { root, actorRefs, actors, begin, report }
}
