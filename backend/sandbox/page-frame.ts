/** Frame of every page of the sandbox, and the content security policies of its pages and letters. */
import { html, raw } from "hono/html"
import type { Locale } from "#domain/entities/locale.ts"
import { sandboxStyle } from "./style.ts"

export type Html = ReturnType<typeof html>

/** Policy of the sandbox's pages: no scripts. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Policy of a letter, which the inbox shows in a frame; its links open elsewhere. */
export const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

export const pageFrame = (locale: Locale, title: string, body: Html): Html => html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title><style>${raw(sandboxStyle)}</style></head>
<body>${body}</body></html>`
