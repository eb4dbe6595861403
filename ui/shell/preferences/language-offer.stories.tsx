/** Offer of the language that was chosen before. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { LanguageOffer } from "./language-offer.tsx"

const meta = preview.meta({ title: "Shell/LanguageOffer", component: LanguageOffer, parameters: { path: "/products?sale=1" } })

const storyOf = (locale: PersistedState["locale"]) =>
  inSharedState("persistence", { state: "ready", context: { read: true, persisted: { ...emptyPersistedState, locale } } }, () => (
    <LanguageOffer />
  ))

/** English was chosen before, and the page is Mongolian: a link leads to the English page. */
export const Offered = meta.story({
  ...storyOf("en"),
  globals: { locale: "mn" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View in English" })).toHaveAttribute("href", "/en/products?sale=1")
  },
})
/** Mongolian was chosen before, and the page is English. */
export const OfferedInMongolian = meta.story({
  ...storyOf("mn"),
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Монгол хэл дээр үзэх" })).toHaveAttribute("href", "/products?sale=1")
  },
})
