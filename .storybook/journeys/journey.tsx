/** A journey in a story: the shop as it is, walked by the story's own hands. */
import { useEffect, useState, useSyncExternalStore } from "react"
import { Storefront, type Routing } from "#app/storefront.tsx"
import { addressOf } from "#app/address.ts"
import { millisecondsOf } from "#domain/rules/moments.ts"
import type { Ports } from "#machines/ports.ts"
import { useLocale } from "#ui/words/words.tsx"
import type { Messages } from "#ui/words/intl.ts"
import { now } from "../fixtures/moments.ts"
import { openJourney, type JourneyStage } from "./journey-stage.ts"

type Props = {
  readonly start: string
  readonly ports: () => Ports
  readonly messages: Messages
  /** Told of the stage, so that the story can wind its clock. */
  readonly onOpen: (stage: JourneyStage) => void
}

export const Journey = ({ start, ports, messages, onOpen }: Props) => {
  const locale = useLocale()
  const [stage] = useState(() => openJourney(start, ports(), messages))
  useEffect(() => {
    onOpen(stage)
    return () => stage.close()
  }, [stage, onOpen])
  return <OnStage stage={stage} locale={locale} />
}

const nothing = () => undefined

const OnStage = ({ stage, locale }: { readonly stage: JourneyStage; readonly locale: ReturnType<typeof useLocale> }) => {
  const view = useSyncExternalStore(stage.subscribe, stage.shown)
  if (view === null) return null
  const routing: Routing = { hook: () => [addressOf(locale, view.place.path), stage.go], searchHook: () => view.place.searchParams.toString() }
  return (
    <Storefront
      locale={locale}
      actorRefs={stage.actorRefs}
      clock={() => millisecondsOf(now) + stage.clock.now()}
      routing={routing}
      navigator={{ go: stage.go, prefetch: nothing }}
      view={view}
      behind={null}
      onShown={nothing}
      onTitle={nothing}
      beside={null}
    />
  )
}
