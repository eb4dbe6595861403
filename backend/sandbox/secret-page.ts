/** Page that asks callers from elsewhere for the secret of the sandbox. */
import { html } from "hono/html"
import type { Locale } from "#domain/entities/locale.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { pageFrame, type Html } from "./page-frame.ts"

export const secretPage = (locale: Locale, wrong: boolean): Html =>
  pageFrame(
    locale,
    formatMessage(locale, { key: "sandbox.title" }),
    html`<header><div><h1>${formatMessage(locale, { key: "sandbox.title" })}</h1></div></header>
    <main><form class="card" method="post" action="/sandbox/enter?locale=${locale}">
      <label>${formatMessage(locale, { key: "sandbox.secret" })}<input type="password" name="secret" autocomplete="off" required></label>
      ${wrong ? html`<p role="alert">${formatMessage(locale, { key: "sandbox.wrongSecret" })}</p>` : ""}
      <button class="go">${formatMessage(locale, { key: "sandbox.enter" })}</button></form></main>`,
  )
