/** Text that is safe inside a page. */

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** For the text of an element and the value of an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** An element without content, `<meta name="robots" content="noindex">`; what is null is left out. */
export const tag = (name: string, attributes: Readonly<Record<string, string | true | null>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === null ? "" : value === true ? ` ${key}` : ` ${key}="${escaped(value)}"`))
    .join("")}>`

/** JSON inside a script element that is not run: nothing in it can end the element or begin a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/</g, "\\u003c").replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029")
