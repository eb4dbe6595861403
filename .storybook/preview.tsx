/** What surrounds every story: the theme, the words, the shop at rest, an address, and a standing clock. */
import "#ui/theme/theme.css"
import addonA11y from "@storybook/addon-a11y"
import addonDocs from "@storybook/addon-docs"
import { definePreview } from "@storybook/react-vite"
import { useState, type ReactNode } from "react"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import { locales, type Locale } from "#domain/entities/locale.ts"
import { millisecondsOf } from "#domain/rules/moments.ts"
import { mobileUpTo } from "#domain/rules/viewport.ts"
import { ClockContext } from "#ui/parts/now.ts"
import { ShopContext } from "#ui/shop-context.tsx"
import { loadWords } from "#ui/words/load-words.ts"
import type { Messages } from "#ui/words/intl.ts"
import { Words } from "#ui/words/words.tsx"
import { now } from "./fixtures/moments.ts"
import { shopAtRest } from "./shop-at-rest.ts"

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width <= mobileUpTo ? ("mobile" as const) : ("desktop" as const),
})

const standingClock = () => millisecondsOf(now)
const localeOf = (value: unknown): Locale => locales.find((locale) => locale === value) ?? "mn"

type StandProps = { readonly locale: Locale; readonly messages: Messages; readonly path: string; readonly children: ReactNode }

const Stand = ({ locale, messages, path, children }: StandProps) => {
  const [shop] = useState(() => shopAtRest())
  const base = locale === "en" ? "/en" : ""
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: `${base}${path}` }))
  return (
    <Words locale={locale} messages={messages}>
      <ClockContext value={standingClock}>
        <ShopContext value={shop}>
          <Router base={base} hook={hook} searchHook={searchHook}>
            {children}
          </Router>
        </ShopContext>
      </ClockContext>
    </Words>
  )
}

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    viewport: {
      options: {
        narrow: viewport("Narrow, 320", 320, 640),
        phone: viewport("Phone, 390", 390, 844),
        tablet: viewport("Tablet, 768", 768, 1024),
        breakpoint: viewport("Breakpoint, 992", 992, 800),
        desktop: viewport("Desktop, 1440", 1440, 900),
      },
    },
    options: { storySort: { order: ["Screens", "Shell", "Parts", "Machines", "Rules"] } },
  },
  initialGlobals: { locale: "mn", theme: "light", viewport: { value: "desktop", isRotated: false } },
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: { title: "Language", icon: "globe", dynamicTitle: true, items: [{ value: "mn", title: "Монгол" }, { value: "en", title: "English" }] },
    },
    theme: {
      description: "Theme",
      toolbar: { title: "Theme", icon: "mirror", dynamicTitle: true, items: [{ value: "light", title: "Light" }, { value: "dark", title: "Dark" }] },
    },
  },
  loaders: [async ({ globals }) => ({ messages: await loadWords(localeOf(globals["locale"]), ["shell", "browse", "buy"]) })],
  decorators: [
    (Story, { globals, loaded, parameters, id }) => {
      const locale = localeOf(globals["locale"])
      const root = document.documentElement
      root.lang = locale
      if (globals["theme"] === "dark") root.dataset["theme"] = "dark"
      else delete root.dataset["theme"]
      const path = typeof parameters["path"] === "string" ? parameters["path"] : "/"
      return (
        <Stand key={`${id}-${locale}`} locale={locale} messages={loaded["messages"] as Messages} path={path}>
          <Story />
        </Stand>
      )
    },
  ],
})
