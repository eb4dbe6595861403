/** Sends the main thing of a screen before what stands beside it (`ui/first-view/deferred-markup.tsx`). */

const aside = /<aside\b[^>]* data-sent="later"[^]*?<\/aside>/u
const here = '<template data-sent="here"></template>'

/** The markup of a screen in the order in which it travels; the same where it has nothing to send later. */
export const inSendingOrder = (markup: string): string => {
  const [later] = aside.exec(markup) ?? []
  if (later === undefined || !markup.includes(here)) return markup
  return markup.replace(later, () => "").replace(here, () => later + here)
}
