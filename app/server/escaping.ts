/** HTML and XML text: escaping, void elements, JSON inside a script element. */

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** For element text and attribute values in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** Characters that XML does not allow, even escaped. */
const forbiddenInXml = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

/** The same for XML, which one forbidden character makes unreadable as a whole. */
export const xmlEscaped = (text: string): string => escaped(text.replace(forbiddenInXml, ""))

/** A void element, such as `<meta name="robots" content="noindex">`; null attributes are left out. */
export const tag = (name: string, attributes: Readonly<Record<string, string | true | null>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => attribute(key, value))
    .join("")}>`

const attribute = (key: string, value: string | true | null): string => {
  if (value === null) return ""
  return value === true ? ` ${key}` : ` ${key}="${escaped(value)}"`
}

/** JSON inside a script element that is not run; it cannot end the element or begin a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029")
