/** Order of markup on the wire: main content before the deferred `aside` (`ui/first-view/deferred-markup.tsx`). */

const aside = /<aside\b[^>]* data-sent="later"[^]*?<\/aside>/u
const here = '<template data-sent="here"></template>'

/** Markup of a screen in sending order; unchanged without deferred markup. */
export const inSendingOrder = (markup: string): string => {
  const [later] = aside.exec(markup) ?? []
  if (later === undefined || !markup.includes(here)) return markup
  return markup.replace(later, () => "").replace(here, () => later + here)
}
