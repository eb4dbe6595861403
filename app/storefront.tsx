/** The storefront as one tree: the same on the server and in the browser. */
import { useSelector } from "@xstate/react"
import { memo, useEffect, useLayoutEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from "react"
import { Router } from "wouter"
import type { Locale } from "#domain/entities/locale.ts"
import { ClockContext } from "#ui/react/clock.ts"
import { PageNavigatorContext, type PageNavigator } from "#ui/parts/button/link.tsx"
import { observed } from "#ui/react/observable.ts"
import { PageVisibilityContext } from "#ui/react/page-visibility.ts"
import { Shell } from "#ui/shell/shell.tsx"
import { ActorRefsContext, type ActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import type { Messages } from "#ui/messages/intl.ts"
import { useText, MessagesProvider } from "#ui/messages/messages.tsx"
import { addressOf, baseOf, type PageLocation } from "./address.ts"
import type { Actors, AnyPage } from "./page.ts"

/** A page on show. */
export type View = {
  readonly page: AnyPage
  readonly actors: Actors
  readonly location: PageLocation
  /** Its place in the browser's history, by name. */
  readonly entry: string
  /** What it says. */
  readonly messages: Messages
  /** The number of the tree that it is drawn in, counted up: a page that is returned to at once finds its own. */
  readonly tree: number
}

type RouterProps = ComponentProps<typeof Router>
/** How links and screens learn where they are, and go elsewhere. */
export type Routing = { readonly hook: NonNullable<RouterProps["hook"]>; readonly searchHook: NonNullable<RouterProps["searchHook"]> }

/** Stands at one place and goes nowhere: the server's. */
export const stillRouting = ({ locale, path, searchParams }: PageLocation): Routing => ({
  hook: () => [addressOf(locale, path), () => undefined],
  searchHook: () => searchParams.toString(),
})

/** The English home is `/en`, which a base and a path put side by side would write `/en/`. */
const withoutSlash = (href: string): string => href.replace(/^\/en\/(?=$|[?#])/, "/en")

type Props = {
  readonly locale: Locale
  readonly actorRefs: ActorRefs
  readonly clock: () => number
  readonly routing: Routing
  readonly navigator: PageNavigator
  readonly view: View
  /** The page that was left last, drawn and out of sight, so that the way back to it is short. */
  readonly behind: View | null
  /** Told whenever a page has come into sight and answers. */
  readonly onShown: () => void
  /** Told what the page is called, now and when that changes. */
  readonly onTitle: (title: string) => void
  /** What a browser does besides showing the page. It has its place in the tree on the server too, since ids count places. */
  readonly beside: ReactNode
}

export const Storefront = ({ locale, actorRefs, clock, routing, navigator, view, behind, onShown, onTitle, beside }: Props) => {
  // What stands around the pages says the same on each, so it is not drawn anew with every one.
  const [around] = useState(view.messages)
  return (
    <MessagesProvider locale={locale} messages={around}>
      <ClockContext value={clock}>
        <ActorRefsContext value={actorRefs}>
          <PageNavigatorContext value={navigator}>
            <Router base={baseOf(locale)} hook={routing.hook} searchHook={routing.searchHook} hrefs={withoutSlash}>
              <Shell ownBar={view.page.ownBar}>
                {inOrder(view, behind).map((one) => (
                  <Tree key={one.tree} seen={one === view}>
                    <MessagesProvider locale={locale} messages={one.messages}>
                      <Shown page={one.page} actors={one.actors} location={one.location} onShown={onShown} />
                      {one === view && <Titled view={view} onTitle={onTitle} />}
                    </MessagesProvider>
                  </Tree>
                ))}
              </Shell>
              {beside}
            </Router>
          </PageNavigatorContext>
        </ActorRefsContext>
      </ClockContext>
    </MessagesProvider>
  )
}

/** The younger after the older, whichever is on show: a tree that changed its place would be laid out anew. */
const inOrder = (view: View, behind: View | null): ReadonlyArray<View> =>
  behind === null ? [view] : behind.tree < view.tree ? [behind, view] : [view, behind]

/** A page's own part of the tree; what may lie over the page is told when it goes out of sight, and when it comes back. */
const Tree = ({ seen, children }: { readonly seen: boolean; readonly children: ReactNode }) => {
  const [visibility] = useState(() => observed(seen))
  useLayoutEffect(() => visibility.set(seen), [visibility, seen])
  return (
    <div data-behind={seen ? undefined : ""}>
      <PageVisibilityContext value={visibility}>{children}</PageVisibilityContext>
    </div>
  )
}

/** Drawn anew only for another page: the one that was left stays as it was. */
const Shown = memo(({ page, actors, location, onShown }: Pick<View, "page" | "actors" | "location"> & Pick<Props, "onShown">) => {
  const Screen = page.Screen as ComponentType<Readonly<Record<string, unknown>>>
  useEffect(onShown, [onShown])
  return <Screen {...actors} location={location} />
})

/** Draws nothing; it knows what the page is called. */
const Titled = ({ view: { page, actors, location }, onTitle }: Pick<Props, "view" | "onTitle">) => {
  const text = useText()
  const config = useSiteConfig()
  const title = useSelector(actors.actor, (snapshot) => page.title(text, snapshot, config, location))
  useLayoutEffect(() => onTitle(title), [onTitle, title])
  return null
}
