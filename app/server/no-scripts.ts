/** Message for browsers without scripts: pages can be read there, but nothing can be bought. */
import type { Locale } from "#domain/entities/locale.ts"
import { phrases } from "#domain/languages/phrases.ts"
import { escaped } from "./escaping.ts"

/** Styles of the message. Skeletons are hidden, since no script replaces them. */
const style = [
  '[aria-busy="true"]{display:none}',
  ".noscript{padding:var(--s-3) var(--gutter);background:var(--ochre-tint);color:var(--ochre-ink);font-weight:550}",
].join("")

export const noScripts = (locale: Locale, phone: string): string =>
  `<noscript><style>${style}</style><p class="noscript">${phrases[locale].noScripts} ${escaped(phone)}</p></noscript>`
