/** Who is offered the language that they chose before. I1. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { Router } from "wouter"
import { storefrontAtRest } from "#book/storefront-at-rest.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { LanguageOffer } from "#ui/shell/language-offer.tsx"
import { ActorRefsContext } from "#ui/actor-refs.tsx"
import { loadMessages } from "#ui/messages/load-messages.ts"
import { MessagesProvider } from "#ui/messages/messages.tsx"

const messages = await loadMessages("mn", [])

const offered = (locale: Locale, chosen: Locale | null, read = true) => {
  vi.stubGlobal("window", { innerWidth: 1440 })
  onTestFinished(() => void vi.unstubAllGlobals())
  const shop = storefrontAtRest({ kept: { state: "ready", context: { read, persisted: { ...emptyPersistedState, locale: chosen } } } })
  return renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={messages}>
      <ActorRefsContext value={shop}>
        <Router base={locale === "en" ? "/en" : ""} ssrPath={locale === "en" ? "/en/cart" : "/cart"} ssrSearch="sale=1">
          <LanguageOffer />
        </Router>
      </ActorRefsContext>
    </MessagesProvider>,
  )
}

describe("the language chosen before", () => {
  it("is offered, in its own words, on the same page in the other language", () => {
    expect(offered("mn", "en")).toMatch(/href="\/en\/cart\?sale=1"[^>]*lang="en"[^>]*>View in English</)
    expect(offered("en", "mn")).toMatch(/href="\/cart\?sale=1"[^>]*lang="mn"[^>]*>Монгол хэл дээр үзэх</)
  })

  it("is not offered where it is shown, was never chosen, or is not read yet", () => {
    expect([offered("mn", "mn"), offered("mn", null), offered("mn", "en", false)]).toEqual(["", "", ""])
  })
})
