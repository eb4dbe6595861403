/** Server rendering of a page: its data, its machine's state, and its screen. */
import { renderToString } from "react-dom/server"
import type { AnyActorRef } from "xstate"
import { isProblem, type Problem } from "#domain/entities/problem.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { isOfferedPage } from "#domain/rules/shell/features.ts"
import type { Ports } from "#machines/ports.ts"
import { inertNavigator } from "#ui/parts/button/link.tsx"
import { loadMessages } from "#ui/messages/load-messages.ts"
import { searchTextOf, type PageLocation } from "#app/address.ts"
import { withFirstTaxons, type Boot, type FirstRoute } from "#app/boot-data.ts"
import { initialSnapshotOf } from "#app/first-view/placeholder-actor.ts"
import { noopStreams } from "#app/noop-streams.ts"
import { controllerOf } from "#app/page-controller.ts"
import type { Route } from "#app/route.ts"
import { notFound } from "#app/routes.ts"
import { createStorefrontActors } from "#app/storefront-actors.ts"
import { stillRouting, Storefront } from "#app/storefront.tsx"
import type { Assets } from "./assets.ts"
import { documentOf } from "./document.ts"
import type { FirstPictures } from "#app/first-view/image-placeholder.ts"
import { headOf } from "./head-metadata.ts"
import type { RenderedPage } from "./page-cache.ts"
import { inSendingOrder } from "#app/first-view/deferred-markup.ts"
import { moduleOf } from "./page-modules.ts"
import { shownDataOf } from "./shown-data.ts"
import { textOf } from "./text.ts"

export type Rendering = {
  readonly route: Route
  readonly location: PageLocation
  readonly ports: Ports
  readonly site: Site
  readonly assets: Assets
  readonly firstPictures: FirstPictures
  readonly origin: string
  readonly now: () => number
  readonly headers: Readonly<Record<string, string>>
  /** Reports a problem that was shown to the shopper. */
  readonly report: (error: unknown) => void
}

/** Data of a page, or the problem for which it could not be loaded. */
type Loaded = { readonly data: unknown; readonly problem: Problem | null }

const loadData = async ({ route, location, ports, report }: Rendering): Promise<Loaded> => {
  const { page } = await route.load()
  if (route.audience !== "everybody" || page.fetch === undefined) return { data: null, problem: null }
  try {
    return { data: await page.fetch(ports, location), problem: null }
  } catch (error) {
    if (isProblem(error) && error._tag === "Missing") return { data: null, problem: error }
    // The server reads only what is public: a refusal means that nothing has this address.
    if (isProblem(error) && error._tag === "Refused" && error.status !== 429) return { data: null, problem: { _tag: "Missing" } }
    report(error)
    return { data: null, problem: isProblem(error) ? error : { _tag: "Unreadable" } }
  }
}

const statusOf = ({ route }: Rendering, problem: Problem | null): number => {
  if (route === notFound) return 404
  return problem === null ? 200 : problemStatuses[problem._tag]
}

/** Status of a page by the problem that it shows. */
const problemStatuses: Readonly<Record<Problem["_tag"], 404 | 500 | 503>> = {
  Missing: 404,
  Unreadable: 500,
  Refused: 503,
  OrderChanged: 503,
  Failed: 503,
  Unauthorised: 503,
  Unreachable: 503,
  SearchDown: 503,
  TimedOut: 503,
}

/** Initial snapshots of actors by their names. */
const initialSnapshotsOf = (actors: Readonly<Record<string, AnyActorRef>>) =>
  Object.fromEntries(Object.entries(actors).map(([name, actor]) => [name, initialSnapshotOf(actor)]))

const cacheControl = { cached: "public, max-age=0, s-maxage=30, stale-while-revalidate=300", never: "no-store" }

/** Replaces a page whose feature the site has turned off by the not-found page. */
const withoutDisabledPages = (rendering: Rendering): Rendering =>
  isOfferedPage(rendering.location.path, rendering.site.config.flags) ? rendering : { ...rendering, route: notFound }

/** Opens the storefront and the page with their actors in the initial states. */
const openPage = async ({ route, location, site, ports }: Rendering, { data, problem }: Loaded) => {
  const { page } = await route.load()
  const bootSite = withFirstTaxons(site, location.path)
  const { root, actorRefs } = createStorefrontActors({
    site: bootSite,
    searchText: searchTextOf(location),
    ports,
    streams: noopStreams,
    seed: "server",
  })
  const controller = await controllerOf(page)
  const actors = controller.open({
    location,
    data,
    problem,
    glimpse: null,
    left: null,
    ports,
    streams: noopStreams,
    actorRefs,
    seed: "server",
  })
  return { page, bootSite, root, actorRefs, actors }
}

export const renderPage = async (requested: Rendering): Promise<RenderedPage> => {
  const rendering = withoutDisabledPages(requested)
  const { route, location, site, assets, origin, now } = rendering
  const [{ data, problem }, messages, pageAssets] = await Promise.all([
    loadData(rendering),
    loadMessages(location.locale, route.messages),
    assets.of({ module: moduleOf(route), messages: route.messages }, location.locale),
  ])
  const renderedAt = now()
  const { page, bootSite, root, actorRefs, actors } = await openPage(rendering, { data, problem })
  const screen = renderToString(
    <Storefront
      locale={location.locale}
      actorRefs={actorRefs}
      clock={() => renderedAt}
      routing={stillRouting(location)}
      navigator={inertNavigator}
      onTitle={() => undefined}
      beside={null}
      view={{ page, actors, location, entry: "first", messages, tree: 0 }}
      behind={null}
    />,
  )
  const text = textOf(location.locale, messages, site)
  const title = page.title(text, actors.actor.getSnapshot(), site.config, location)
  const status = statusOf(rendering, problem)
  const headData = page.fetch === undefined ? undefined : data
  const head = {
    ...headOf({ route, location, data: headData, title, config: site.config, origin, text, status }),
    firstPicture: await rendering.firstPictures.in(screen),
  }
  const { name, audience, messages: areas } = route
  const firstRoute: FirstRoute = { name, audience, messages: areas, params: location.params, files: pageAssets.files }
  const boot: Boot = {
    site: bootSite,
    data,
    problem,
    root: initialSnapshotOf(root),
    shared: initialSnapshotsOf(actorRefs),
    page: initialSnapshotsOf(actors),
    now: instantOf(renderedAt),
  }
  const isCached = audience === "everybody" && status === 200
  return {
    status,
    shown: shownDataOf([data, site.config, site.notifications], renderedAt),
    headers: { ...rendering.headers, "cache-control": isCached ? cacheControl.cached : cacheControl.never },
    html: documentOf({
      locale: location.locale,
      head,
      assets: pageAssets,
      accent: site.config.accent,
      supportPhone: site.config.supportPhone,
      screen: inSendingOrder(screen),
      route: firstRoute,
      boot,
    }),
  }
}
