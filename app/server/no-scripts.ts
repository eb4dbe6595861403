/** Message for browsers without scripts: pages can be read there, but nothing can be bought. */
import type { Locale } from "#domain/entities/locale.ts"
import { escaped } from "./markup.ts"

/** Apart from the messages of the interface, which browsers load for their scripts. */
const texts: Readonly<Record<Locale, string>> = {
  mn: "Сагс, захиалга, нэвтрэлт JavaScript-гүйгээр ажиллахгүй. Хөтчийнхөө тохиргооноос асаана уу. Лавлах утас:",
  en: "The cart, orders and the login need JavaScript. Please switch it on in your browser. Support phone:",
}

/** What waits for scripts waits for nothing. */
const style = '[aria-busy="true"]{display:none}.noscript{padding:var(--s-3) var(--gutter);background:var(--ochre-tint);color:var(--ochre-ink);font-weight:550}'

export const noScripts = (locale: Locale, phone: string): string =>
  `<noscript><style>${style}</style><p class="noscript">${texts[locale]} ${escaped(phone)}</p></noscript>`
