/** Offer of the language that was chosen before. I1. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { Router } from "wouter"
import { storefrontAtRest } from "#book/storefront-at-rest.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { LanguageOffer } from "#ui/shell/preferences/language-offer.tsx"
import { ActorRefsContext } from "#ui/actor-refs.tsx"
import { loadMessages } from "#ui/messages/load-messages.ts"
import { MessagesProvider } from "#ui/messages/messages.tsx"

const messages = await loadMessages("mn", [])

/**
 * Markup of the offer on a page in `locale`. `chosen`: language of the earlier choice; `read`: whether it has been read from the
 * device.
 */
const render = (locale: Locale, chosen: Locale | null, { read = true } = {}) => {
  vi.stubGlobal("window", { innerWidth: 1440 })
  onTestFinished(() => void vi.unstubAllGlobals())
  const shop = storefrontAtRest({
    persistence: { state: "ready", context: { read, persisted: { ...emptyPersistedState, locale: chosen } } },
  })
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

describe("language offer", () => {
  it("links to the same page in the chosen language, named in that language [I1]", () => {
    expect(render("mn", "en")).toMatch(/href="\/en\/cart\?sale=1"[^>]*lang="en"[^>]*>View in English</)
    expect(render("en", "mn")).toMatch(/href="\/cart\?sale=1"[^>]*lang="mn"[^>]*>Монгол хэл дээр үзэх</)
  })

  it("is absent in the chosen language, without a choice, and before it is read", () => {
    expect([render("mn", "mn"), render("mn", null), render("mn", "en", { read: false })]).toEqual(["", "", ""])
  })
})
