/** Page of the sandbox's provider of social logins: who to be. */
import { html } from "hono/html"
import type { Locale } from "#domain/entities/locale.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"
import { sandboxPeople } from "./sandbox-people.ts"
import { pageFrame, type Html } from "./page-frame.ts"

/** `parameters` are those of the authorization request, which the forms repeat. */
export const choicePage = (locale: Locale, brand: string, parameters: URLSearchParams): Html => {
  const text = (key: MessageRef["key"], values: MessageRef["values"] = {}) => formatMessage(locale, { key, values })
  const hiddenParameters = html`${[...parameters].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`
  const answer = (person: string, label: Html | string) =>
    html`<form action="/sandbox/oidc/answer">${hiddenParameters}<input type="hidden" name="person" value="${person}"><button>${label}</button></form>`
  return pageFrame(
    locale,
    text("sandbox.social.title"),
    html`<header><div><h1>${text("sandbox.social.title")}</h1><p>${text("sandbox.social.what", { brand })}</p></div></header>
    <main>
      <section class="people"><h2>${text("sandbox.social.choose")}</h2>
        ${sandboxPeople.map(({ subject, firstName, lastName, email }) => answer(subject, `${lastName} ${firstName} · ${email}`))}
        ${answer("nobody", text("sandbox.social.deny"))}
      </section>
      <section><h2>${text("sandbox.social.other")}</h2>
        <form class="card" action="/sandbox/oidc/answer">${hiddenParameters}
          <label>${text("sandbox.social.lastName")}<input name="last_name" autocomplete="off"></label>
          <label>${text("sandbox.social.firstName")}<input name="first_name" autocomplete="off" required></label>
          <label>${text("sandbox.social.email")}<input type="email" name="email" autocomplete="off" required></label>
          <label class="tick"><input type="checkbox" name="confirmed" value="1" checked> ${text("sandbox.social.confirmed")}</label>
          <button class="go">${text("sandbox.social.go")}</button>
        </form>
      </section>
    </main>`,
  )
}
