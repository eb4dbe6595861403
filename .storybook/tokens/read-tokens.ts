/** The theme's own words for colours and sizes, read out of its style sheet, so that a new one appears in the book by itself. */

export type Token = { readonly name: string; readonly value: string }

/** The declarations of one rule of `css`, in their order: `--felt` and what it is. */
export const tokensIn = (css: string, rule: ":root" | '[data-theme="dark"]'): ReadonlyArray<Token> => {
  const start = css.indexOf(`${rule} {`)
  const block = css.slice(start, css.indexOf("\n}", start)).replaceAll(/\/\*.*?\*\//gs, "")
  return [...block.matchAll(/^ {2}(?! )(.*)$/gm)]
    .flatMap(([, line = ""]) => [...line.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
    .map(([, name = "", value = ""]) => ({ name, value }))
}
