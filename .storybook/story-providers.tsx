/** Providers around every story: accent, messages, stopped clock, storefront at rest, and address. */
import { useState, type ReactNode } from "react"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import { baseOf, type Locale } from "#domain/entities/locale.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import { inertNavigator, PageNavigatorContext } from "#ui/parts/button/link.tsx"
import { ClockContext } from "#ui/react/clock.ts"
import { ActorRefsContext } from "#ui/actor-refs.tsx"
import { accentStyles } from "#domain/rules/shell/accent.ts"
import type { Messages } from "#ui/messages/intl.ts"
import { MessagesProvider } from "#ui/messages/messages.tsx"
import { brands, type BrandName } from "./fixtures/shell/site-brands.ts"
import { now } from "./fixtures/shell/story-date.ts"
import { storefrontAtRest } from "./storefront-at-rest.ts"

const stoppedClock = () => millisecondsOf(now)

type AtProps = { readonly locale: Locale; readonly path: string; readonly children: ReactNode }
type StoryProvidersProps = AtProps & { readonly brand?: BrandName; readonly messages: Messages }

export const StoryProviders = ({ brand = "tselmeg", locale, messages, path, children }: StoryProvidersProps) => {
  const [actorRefs] = useState(() => storefrontAtRest({}, brands[brand]))
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <style>{accentStyles(brands[brand].accent)}</style>
      <ClockContext value={stoppedClock}>
        <ActorRefsContext value={actorRefs}>
          <At locale={locale} path={path}>
            {children}
          </At>
        </ActorRefsContext>
      </ClockContext>
    </MessagesProvider>
  )
}

/** An address that no other part of the book follows. */
export const At = ({ locale, path, children }: AtProps) => {
  const base = baseOf(locale)
  const [{ hook, searchHook, navigator }] = useState(() => {
    const { navigate, ...location } = memoryLocation({ path: `${base}${path}` })
    return { ...location, navigator: { ...inertNavigator, go: navigate } }
  })
  return (
    <Router base={base} hook={hook} searchHook={searchHook}>
      <PageNavigatorContext value={navigator}>{children}</PageNavigatorContext>
    </Router>
  )
}
