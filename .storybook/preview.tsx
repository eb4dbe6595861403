/** Storybook preview: theme, messages, storefront at rest, address and stopped clock around every story. */
import "#ui/theme/theme.css"
import addonA11y from "@storybook/addon-a11y"
import addonDocs from "@storybook/addon-docs"
import { definePreview } from "@storybook/react-vite"
import { configure } from "storybook/test"
import { defaultLocale, isLocale, locales, type Locale } from "#domain/entities/locale.ts"
import { firstViews } from "#domain/languages/first-views.ts"
import { loadAllMessages } from "./all-messages.ts"
import type { Messages } from "#ui/messages/intl.ts"
import { brandOf, brands } from "./fixtures/shell/site-brands.ts"
import { FirstPage } from "./sheets/lazy-docs-page.tsx"
import { StoryProviders } from "./story-providers.tsx"
import { viewportOptions } from "./viewports.ts"

const localeOf = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale)

/** Lazy parts are loaded before a story, so that one with an open part shows it at once, also to a camera. */
const openings = async () => {
  await Promise.all([
    import("#ui/parts/overlay/dialog-surface.tsx"),
    import("#ui/parts/overlay/popover-surface.tsx"),
    import("#ui/search/search-panel.tsx"),
    import("#ui/shell/menu/categories.tsx"),
  ])
  return {}
}

// Parts that load late take longer than a second where all stories run at once.
configure({ asyncUtilTimeout: 10_000 })

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    // Only violations are reported: describing every passing element costs time.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"] } },
    viewport: { options: viewportOptions },
    docs: { page: FirstPage },
    // Screens in the order in which a shopper meets them.
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Screens",
          ["Home", "Listing", "RecentSearches", "Product", "Cart", "Login", "Checkout", "Payment", "Order", "Orders", "Account", "*"],
          "Shell",
          "Parts",
          "Tokens",
          "Journeys",
          "Machines",
          "Rules",
        ],
      },
    },
  },
  initialGlobals: { locale: defaultLocale, theme: "light", brand: "tselmeg", viewport: { value: "desktop", isRotated: false } },
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        title: "Language",
        icon: "globe",
        dynamicTitle: true,
        items: locales.map((value) => ({ value, title: firstViews[value].name })),
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    brand: {
      description: "Brand",
      toolbar: {
        title: "Brand",
        icon: "paintbrush",
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { brand }]) => ({ value, title: brand })),
      },
    },
  },
  loaders: [async ({ globals }) => ({ messages: await loadAllMessages(localeOf(globals["locale"])) }), openings],
  decorators: [
    (Story, { globals, loaded, parameters, id }) => {
      const locale = localeOf(globals["locale"])
      const root = document.documentElement
      root.dataset["font"] = ""
      root.lang = locale
      if (globals["theme"] === "dark") root.dataset["theme"] = "dark"
      else delete root.dataset["theme"]
      const brand = brandOf(globals["brand"])
      const path = typeof parameters["path"] === "string" ? parameters["path"] : "/"
      return (
        <StoryProviders
          key={`${id}-${locale}-${brand}`}
          brand={brand}
          locale={locale}
          messages={loaded["messages"] as Messages}
          path={path}
        >
          <Story />
        </StoryProviders>
      )
    },
  ],
})
