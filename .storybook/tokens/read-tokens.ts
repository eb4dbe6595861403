/** Parser of the theme's tokens, so that a new one appears in the book automatically. */

export type Token = { readonly name: string; readonly value: string }

/** Declarations of one rule of `css`, in order: name and value. */
export const tokensIn = (css: string, rule: ":root" | '[data-theme="dark"]'): ReadonlyArray<Token> => {
  const start = css.indexOf(`${rule} {`)
  const block = css.slice(start, css.indexOf("\n}", start)).replaceAll(/\/\*.*?\*\//gs, "")
  return [...block.matchAll(/^ {2}(?! )(.*)$/gm)]
    .flatMap(([, line = ""]) => [...line.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
    .map(([, name = "", value = ""]) => ({ name, value }))
}
