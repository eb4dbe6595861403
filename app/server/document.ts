/** HTML document around a screen: head, markup and scripts, in loading order. */
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import { phoneMedia, phoneWidth } from "#ui/first-view/phone-viewport.ts"
import { accentStyles } from "#domain/rules/shell/accent.ts"
import { firstPictureId } from "#app/first-view/image-placeholder-id.ts"
import type { FirstRoute } from "#app/boot-data.ts"
import { requiresLogin } from "#app/route.ts"
import type { PageAssets } from "./assets.ts"
import { escaped, inlineJson, tag } from "./escaping.ts"
import { noScripts } from "./no-scripts.ts"
import { headScript, scriptsId, wakingScript } from "#app/first-view/inline-scripts.ts"

/** Picture of the first view with its widths; `placeholder` is a small version as a data URL. */
export type FirstPicture = { readonly srcset: string; readonly sizes: string; readonly placeholder: string | null }

export type Head = {
  readonly title: string
  readonly description: string
  /** Absolute; null for personal and missing pages. */
  readonly canonical: string | null
  /** The same page in each language, absolute. */
  readonly alternates: ReadonlyArray<{ readonly locale: Locale | "x-default"; readonly href: string }>
  readonly indexed: boolean
  readonly openGraph: Readonly<Record<string, string>>
  /** JSON-LD objects of schema.org. */
  readonly structuredData: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly firstPicture: FirstPicture | null
}

type Parts = {
  readonly locale: Locale
  readonly head: Head
  readonly assets: PageAssets
  /** The site's accent, `#rrggbb`, if it has one. */
  readonly accent: string | null
  readonly supportPhone: string
  readonly screen: string
  readonly route: FirstRoute
  readonly boot: unknown
}

const headTags = ({ title, description, canonical, alternates, indexed, openGraph, structuredData }: Head): string =>
  [
    `<title>${escaped(title)}</title>`,
    tag("meta", { name: "description", content: description }),
    indexed ? "" : tag("meta", { name: "robots", content: "noindex" }),
    canonical === null ? "" : tag("link", { rel: "canonical", href: canonical }),
    ...alternates.map(({ locale, href }) => tag("link", { rel: "alternate", hreflang: locale, href })),
    ...Object.entries(openGraph).map(([property, content]) => tag("meta", { property, content })),
    ...structuredData.map((data) => `<script type="application/ld+json">${inlineJson(data)}</script>`),
  ].join("")

const picturePreload = ({ srcset, sizes }: FirstPicture): string =>
  tag("link", { rel: "preload", as: "image", imagesrcset: srcset, imagesizes: sizes, fetchpriority: "high" })

/** Wide screens preload the font. */
const fontPreloads = ({ styles }: PageAssets): string =>
  [...styles.matchAll(/url\(["']?([^"')]+\.woff2)/gu)]
    .map(([, href]) =>
      tag("link", {
        rel: "preload",
        as: "font",
        type: "font/woff2",
        href: href ?? null,
        crossorigin: "",
        media: `(min-width: ${phoneWidth + 1}px)`,
      }),
    )
    .join("")

/**
 * Shown below the picture until it loads, then removed by `app/first-view/remove-image-placeholder.ts`. For phones only: on a
 * desktop the picture arrives with the page, and this one would only cost decoding.
 */
const picturePlaceholder = ({ placeholder }: FirstPicture): string => {
  if (placeholder === null) return ""
  const rule = `img[fetchpriority=high]{background:url(${placeholder}) 50%/contain no-repeat}`
  return `<style id="${firstPictureId}" media="${phoneMedia}">${rule}</style>`
}

/** Script tags, which `wakingScript` inserts after the first paint. */
const scripts = ({ modules, entry }: PageAssets): string =>
  [
    `<template id="${scriptsId}">`,
    ...modules.map((href) => tag("link", { rel: "modulepreload", href })),
    `<script type="module" src="${entry}"></script></template><script>${wakingScript}</script>`,
  ].join("")

/** Address of the login on a page for shoppers, to which `headScript` redirects visitors. */
const loginAttribute = (locale: Locale, { audience }: FirstRoute): string =>
  requiresLogin(audience) ? ` data-login="${addressOf(locale, "/login")}"` : ""

/**
 * The document as text. Scripts load after the first paint, and the font of phones later still, so that neither competes with the
 * first view. Decision 0014.
 */
export const documentOf = ({ locale, head, assets, accent, supportPhone, screen, route, boot }: Parts): string =>
  [
    `<!doctype html><html lang="${locale}"${loginAttribute(locale, route)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head.firstPicture === null ? "" : picturePreload(head.firstPicture),
    fontPreloads(assets),
    `<style>${assets.styles}${accentStyles(accent)}</style>`,
    head.firstPicture === null ? "" : picturePlaceholder(head.firstPicture),
    `<script>${headScript}</script>`,
    // A disabled style sheet is not fetched, but by its element the chunk loader finds that its rules are present.
    ...assets.styleFiles.map((href) => tag("link", { rel: "stylesheet", href, disabled: true })),
    headTags(head),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    tag("link", { rel: "manifest", href: addressOf(locale, "/manifest.webmanifest") }),
    '<meta name="color-scheme" content="light dark">',
    `</head><body>${noScripts(locale, supportPhone)}<div id="shop">${screen}</div>`,
    `<script type="application/json" id="route">${inlineJson(route)}</script>`,
    `<script type="application/json" id="boot">${inlineJson(boot)}</script>`,
    scripts(assets),
    "</body></html>",
  ].join("")
