/** Component tree of the storefront, the same on the server and in the browser. */
import { HydrationSlice } from "#ui/first-view/hydration-slice.tsx"
import { useSelector } from "@xstate/react"
import { memo, useLayoutEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from "react"
import { Router } from "wouter"
import { addressOf, baseOf, type Locale } from "#domain/entities/locale.ts"
import { ClockContext } from "#ui/react/clock.ts"
import { PageNavigatorContext, type PageNavigator } from "#ui/parts/button/link.tsx"
import { observed } from "#ui/react/observable.ts"
import { PageVisibilityContext } from "#ui/react/page-visibility.ts"
import { Shell } from "#ui/shell/shell.tsx"
import { ActorRefsContext, type ActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import type { Messages } from "#ui/messages/intl.ts"
import { withWording } from "#ui/messages/site-wording.ts"
import { useText, MessagesProvider } from "#ui/messages/messages.tsx"
import type { PageLocation } from "./address.ts"
import type { Actors, AnyPage } from "./page.ts"

/** A mounted page. */
export type View = {
  readonly page: AnyPage
  readonly actors: Actors
  readonly location: PageLocation
  /** Name of its history entry. */
  readonly entry: string
  /** Its messages. */
  readonly messages: Messages
  /** Number of its tree, counted up; back navigation finds a mounted page by it. */
  readonly tree: number
}

type RouterProps = ComponentProps<typeof Router>
/** Hooks by which links and screens read the location and navigate. */
export type Routing = { readonly hook: NonNullable<RouterProps["hook"]>; readonly searchHook: NonNullable<RouterProps["searchHook"]> }

/** Routing on the server: a fixed location. */
export const stillRouting = ({ locale, path, searchParams }: PageLocation): Routing => ({
  hook: () => [addressOf(locale, path), () => undefined],
  searchHook: () => searchParams.toString(),
})

/** The home of a locale is `/en`; the router would join base and path to `/en/`. */
const withoutSlash = (href: string): string => href.replace(/^(\/\w+)\/(?=$|[?#])/, "$1")

type Props = {
  readonly locale: Locale
  readonly actorRefs: ActorRefs
  readonly clock: () => number
  readonly routing: Routing
  readonly navigator: PageNavigator
  readonly view: View
  /** The page left last, mounted but hidden, so that back navigation is instant. */
  readonly behind: View | null
  /** Called with the page's title, now and on each change. */
  readonly onTitle: (title: string) => void
  /** Browser-only components. Present in the server tree too, since React ids depend on positions. */
  readonly beside: ReactNode
}

export const Storefront = ({ locale, actorRefs, clock, routing, navigator, view, behind, onTitle, beside }: Props) => {
  // The shell's messages are the same on every page, so it keeps the first ones and does not render again. The wording stays that
  // of the first page, since a later one would change texts under the reader.
  const [translation] = useState(() => actorRefs.site.getSnapshot().context.site?.translation ?? [])
  const worded = (messages: Messages) => withWording(messages, translation, locale)
  const [shellMessages] = useState(() => worded(view.messages))
  return (
    <MessagesProvider locale={locale} messages={shellMessages}>
      <ClockContext value={clock}>
        <ActorRefsContext value={actorRefs}>
          <PageNavigatorContext value={navigator}>
            <Router base={baseOf(locale)} hook={routing.hook} searchHook={routing.searchHook} hrefs={withoutSlash}>
              <Shell frame={view.page.frame} ownBar={view.page.ownBar}>
                {inOrder(view, behind).map((mounted) => (
                  <Tree key={mounted.tree} seen={mounted === view}>
                    <MessagesProvider locale={locale} messages={worded(mounted.messages)}>
                      <Shown page={mounted.page} actors={mounted.actors} location={mounted.location} />
                      {mounted === view && <Titled view={view} onTitle={onTitle} />}
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

/** Ordered by age, whichever is shown: moving a tree in the document would lay it out again. */
const inOrder = (view: View, behind: View | null): ReadonlyArray<View> =>
  behind === null ? [view] : behind.tree < view.tree ? [behind, view] : [view, behind]

/** Tree of one page; notifies overlays when it is hidden and shown again. */
const Tree = ({ seen, children }: { readonly seen: boolean; readonly children: ReactNode }) => {
  const [visibility] = useState(() => observed(seen))
  useLayoutEffect(() => visibility.set(seen), [visibility, seen])
  return (
    <HydrationSlice>
      <div data-behind={seen ? undefined : ""}>
        <PageVisibilityContext value={visibility}>{children}</PageVisibilityContext>
      </div>
    </HydrationSlice>
  )
}

/** Rendered again only for another page; a hidden one stays as it was. */
const Shown = memo(({ page, actors, location }: Pick<View, "page" | "actors" | "location">) => {
  const Screen = page.Screen as ComponentType<Readonly<Record<string, unknown>>>
  return <Screen {...actors} location={location} />
})

/** Renders nothing; reports the page's title. */
const Titled = ({ view: { page, actors, location }, onTitle }: Pick<Props, "view" | "onTitle">) => {
  const text = useText()
  const config = useSiteConfig()
  const title = useSelector(actors.actor, (snapshot) => page.title(text, snapshot, config, location))
  useLayoutEffect(() => onTitle(title), [onTitle, title])
  return null
}
