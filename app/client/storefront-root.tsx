/** Root component of the storefront in a browser: shows the navigator's page and handles each arrival. */
import { useSelector } from "@xstate/react"
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import type { AnyActorRef, SnapshotFrom } from "xstate"
import type { storefrontMachine } from "#machines/shell/storefront.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { CrashScreen } from "#ui/shell/screens/crash-screen.tsx"
import { MessagesProvider } from "#ui/messages/messages.tsx"
import { searchTextOf } from "#app/address.ts"
import { configOf } from "#app/site-config.ts"
import { Storefront, type Routing } from "#app/storefront.tsx"
import { CrashBoundary } from "./crash-boundary.tsx"
import { arrivalAt, type ShownPage, type CurrentPage } from "./current-page.ts"

type StorefrontSnapshot = SnapshotFrom<typeof storefrontMachine>

type Props = {
  /** The root machine's actor. */
  readonly root: AnyActorRef
  readonly actorRefs: ActorRefs
  readonly currentPage: CurrentPage
  readonly routing: Routing
  readonly clock: () => number
  /** Called once, when the page is hydrated but for its slices. */
  readonly onShown: () => void
  readonly onError: (error: unknown) => void
}

export const StorefrontRoot = ({ root, actorRefs, currentPage, routing, clock, onShown, onError }: Props) => {
  const shown = useSyncExternalStore(currentPage.subscribe, currentPage.shown, currentPage.shown)
  const crashed = useSelector(root, (snapshot: StorefrontSnapshot) => snapshot.matches("crashed") || snapshot.matches("restarting"))
  const restarting = useSelector(root, (snapshot: StorefrontSnapshot) => snapshot.matches("restarting"))
  useEffect(onShown, [onShown])
  const updated = useSelector(root, ({ context }: StorefrontSnapshot) => context.updated)
  const { locale } = shown.location
  if (crashed)
    return (
      <MessagesProvider locale={locale} messages={shown.messages}>
        <CrashScreen
          updated={updated}
          busy={restarting}
          phone={configOf(actorRefs).supportPhone}
          onAgain={() => root.send({ type: "shop.restart" })}
        />
      </MessagesProvider>
    )
  const crash = (error: unknown) => {
    onError(error)
    root.send({ type: "shop.crash" })
  }
  return (
    <CrashBoundary onCrash={crash}>
      <Storefront
        locale={locale}
        actorRefs={actorRefs}
        clock={clock}
        routing={routing}
        navigator={currentPage}
        view={shown}
        behind={shown.behind}
        onTitle={setTitle}
        beside={<Arrival shown={shown} currentPage={currentPage} actorRefs={actorRefs} />}
      />
    </CrashBoundary>
  )
}

/** Sets the document's title. */
const setTitle = (title: string): void => {
  document.title = title
}

type ArrivalProps = Pick<Props, "currentPage" | "actorRefs"> & { readonly shown: ShownPage }

/** Renders nothing; placed after the page, so that its effects run once title and layout are in place. */
const Arrival = ({ shown, currentPage, actorRefs: { navigation, search } }: ArrivalProps) => {
  const { entry, location, arrival } = shown
  const arriving = arrival === "first" ? null : currentPage.arriving()
  const latest = useRef(location)
  useLayoutEffect(() => {
    latest.current = location
  }, [location])
  useLayoutEffect(() => {
    const isBack = arrival === "back"
    // Before the page scrolls, since the machine remembers where the one before was left.
    navigation.send(arrivalAt({ entry, location: latest.current }, isBack))
    // Before paint if the page is complete; the machine repeats it once the rest is rendered. S26.
    arriving?.scroll(isBack ? (navigation.getSnapshot().context.scrollPositions[entry] ?? 0) : null)
  }, [entry, arrival, arriving, navigation])
  useEffect(() => {
    if (currentPage.shown().entry === entry) arriving?.announce(latest.current, search.getSnapshot().hasTag("open"))
  }, [entry, arriving, currentPage, search])
  const searchText = searchTextOf(location)
  useEffect(() => {
    if (searchText !== "") search.send({ type: "text.shown", text: searchText })
  }, [searchText, search])
  return null
}
