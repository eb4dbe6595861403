/** Component of a journey story: the storefront, operated by the story's `play`. */
import { useEffect, useState, useSyncExternalStore } from "react"
import { Storefront, type Routing } from "#app/storefront.tsx"
import { addressOf } from "#domain/entities/locale.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import type { Ports } from "#machines/ports.ts"
import { useLocale } from "#ui/messages/messages.tsx"
import type { Messages } from "#ui/messages/intl.ts"
import { now } from "#book/fixtures/shell/story-date.ts"
import { openJourney, type JourneySession } from "./journey-session.ts"

type Props = {
  readonly start: string
  readonly ports: () => Ports
  readonly messages: Messages
  /** Called with the session, so that the story can advance its clock. */
  readonly onOpen: (session: JourneySession) => void
}

export const Journey = ({ start, ports, messages, onOpen }: Props) => {
  const locale = useLocale()
  const [session] = useState(() => openJourney(start, ports(), messages))
  useEffect(() => {
    onOpen(session)
    return () => session.close()
  }, [session, onOpen])
  return <JourneyView session={session} locale={locale} />
}

const nothing = () => undefined

const JourneyView = ({ session, locale }: { readonly session: JourneySession; readonly locale: ReturnType<typeof useLocale> }) => {
  const view = useSyncExternalStore(session.subscribe, session.shown)
  if (view === null) return null
  const routing: Routing = {
    hook: () => [addressOf(locale, view.location.path), session.go],
    searchHook: () => view.location.searchParams.toString(),
  }
  return (
    <Storefront
      locale={locale}
      actorRefs={session.actorRefs}
      clock={() => millisecondsOf(now) + session.clock.now()}
      routing={routing}
      navigator={{ go: session.go, prefetch: nothing }}
      view={view}
      behind={null}
      onTitle={nothing}
      beside={null}
    />
  )
}
