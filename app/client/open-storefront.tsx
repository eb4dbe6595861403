/** Puts the storefront together in a browser: first as the page server drew it, then alive. */
import { useSyncExternalStore } from "react"
import { hydrateRoot } from "react-dom/client"
import { clearCachesAndReload } from "#adapters/browser/reload.ts"
import { windowStreams } from "#adapters/browser/streams.ts"
import type { Adapters } from "#adapters/ports.ts"
import { raised } from "#machines/notice.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import { optionAddress, searchAddress } from "#ui/search/option-address.ts"
import type { Messages } from "#ui/words/words.tsx"
import { addressOf, type Place } from "../address.ts"
import type { Boot } from "../boot.ts"
import { loginAddress } from "../login-address.ts"
import type { AnyPage } from "../page.ts"
import type { Route } from "../routes.ts"
import { openedShop } from "../shop.ts"
import type { Routing } from "../storefront.tsx"
import { pathOf } from "./admission.ts"
import { clearLocks } from "./arrival.ts"
import { presentEntry } from "./history-entries.ts"
import { lazyPorts } from "./lazy-ports.ts"
import { Live } from "./live.tsx"
import { createNavigator } from "./navigator.ts"
import { createPageStore } from "./page-store.ts"
import { whenQuiet } from "./quiet.ts"
import { withSharedAnswers } from "./shared-answers.ts"
import { followTheme } from "./theme.ts"

type Opening = {
  readonly boot: Boot
  readonly route: Route
  readonly place: Place
  readonly page: AnyPage
  readonly messages: Messages
}

export const openStorefront = ({ boot, route, place, page, messages }: Opening): void => {
  let fetched: Promise<Adapters> | null = null
  const adapters = (): Promise<Adapters> => {
    fetched ??= whenQuiet()
      .then(() => import("./adapters.ts"))
      .then(({ openAdapters }) => openAdapters({ locale: place.locale, pageSize: boot.site.config.pageSize, sessionEnded: () => shop.session.send({ type: "session.check" }) }))
    fetched.catch(() => {
      // The next question asks for them again.
      fetched = null
      onLost()
    })
    return fetched
  }
  const ports: Ports = {
    ...withSharedAnswers(lazyPorts(async () => (await adapters()).ports)),
    // Starting afresh must work when nothing else can be fetched any more.
    clearCachesAndReload,
  }
  const streams: Streams = {
    ...windowStreams,
    watchKept: (tell) => {
      let stop: (() => void) | null = null
      let over = false
      adapters().then(
        ({ watchKept }) => {
          if (!over) stop = watchKept(tell)
        },
        () => undefined,
      )
      return () => {
        over = true
        stop?.()
      }
    },
  }
  const opened = openedShop({ site: boot.site, mobile: false, ports, streams, seed: crypto.randomUUID() })
  const { root, shop } = opened
  const seed = crypto.randomUUID()
  const actors = page.open({ place, data: boot.data, problem: boot.problem, left: null, ports, streams, shop, seed })

  const onLost = () => {
    if (navigator.onLine) root.send({ type: "shop.crash" })
    else shop.notices.send(raised("warning", { key: "problem.unreachable" }))
  }
  const pages = createNavigator({
    store: createPageStore(ports, Date.now),
    ports,
    streams,
    shop,
    first: { route, page, place, actors, messages, entry: presentEntry(), arrival: "first" },
    onLost,
  })

  const trouble = (error: unknown) => {
    console.error(error)
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    adapters().then(
      ({ reportMeasures }) => reportMeasures(viewOf(pages.shown().place), { error: text.slice(0, 500) }),
      () => undefined,
    )
  }

  let alive = false
  const bootedAt = Date.parse(boot.now)
  const path = () => addressOf(pages.shown().place.locale, pages.shown().place.path)
  const search = () => pages.shown().place.question.toString()
  const routing: Routing = {
    hook: () => [useSyncExternalStore(pages.subscribe, path, path), pages.go],
    searchHook: () => useSyncExternalStore(pages.subscribe, search, search),
  }

  const begin = () => {
    if (alive) return
    alive = true
    // A reload finds its place by the browser; going back and forth is ours.
    history.scrollRestoration = "manual"
    window.addEventListener("pagehide", () => {
      history.scrollRestoration = "auto"
    })
    const goTo = (path: string) => pages.go(addressOf(place.locale, path))
    shop.search.on("search.made", ({ text }) => goTo(searchAddress(text)))
    shop.search.on("option.taken", ({ option }) => goTo(optionAddress(option)))
    shop.cart.on("login.needed", () => goTo(loginAddress(pathOf(pages.shown().place))))
    shop.navigation.on("locks.clear", clearLocks)
    followTheme(shop)
    root.start()
    pages.begin()
    // For whoever must know that the page answers by itself: journeys and measurements.
    document.documentElement.dataset["alive"] = ""
    void whenQuiet().then(async () => {
      // The first view brought the top of the category tree alone.
      shop.site.send({ type: "site.refresh" })
      const [{ whenMeasured }, { reportMeasures }] = await Promise.all([import("#adapters/browser/vitals.ts"), adapters()])
      whenMeasured((measures) => void reportMeasures(viewOf(place), measures))
    }, () => undefined)
    requestAnimationFrame(() => shop.navigation.on("scroll.to", ({ top }) => window.scrollTo(0, top)))
  }

  const container = document.getElementById("shop")
  if (container === null) throw new Error("the page has no place for the shop")
  hydrateRoot(
    container,
    <Live
      {...opened}
      navigator={pages}
      routing={routing}
      clock={() => (alive ? Date.now() : bootedAt)}
      onAlive={begin}
      onTrouble={trouble}
    />,
    { onRecoverableError: trouble, onUncaughtError: trouble },
  )
}

const viewOf = ({ locale, path }: Place) => ({ path: addressOf(locale, path), title: document.title, referrer: document.referrer, locale })
