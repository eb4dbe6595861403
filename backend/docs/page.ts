/** API documentation as one HTML page. */
import { html, raw } from "hono/html"
import type { Json } from "./openapi.ts"

type Html = ReturnType<typeof html>
type JsonObject = { readonly [key: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value)
/** The object at a path of keys; an empty one where there is none. */
const objectAt = (value: Json | undefined, ...keys: ReadonlyArray<string>): JsonObject => {
  let inner = value
  for (const key of keys) inner = isObject(inner) ? inner[key] : undefined
  return isObject(inner) ? inner : {}
}
const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "")
const listAt = (value: JsonObject, key: string): ReadonlyArray<Json> =>
  Array.isArray(value[key]) ? (value[key] as ReadonlyArray<Json>) : []

/** A schema in short: `string | null`, `Order`, `[number | string]`. */
const brief = (schema: Json | undefined): string => {
  if (!isObject(schema)) return "anything"
  const ref = schema["$ref"]
  if (typeof ref === "string") return ref.slice(ref.lastIndexOf("/") + 1)
  const either = [...listAt(schema, "anyOf"), ...listAt(schema, "oneOf")]
  if (either.length > 0) return [...new Set(either.map(brief))].join(" | ")
  const values = listAt(schema, "enum")
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(" | ")
  if (schema["type"] === "array") return `[${brief(schema["items"])}]`
  if (schema["type"] === "object" && isObject(schema["properties"])) {
    return `{ ${Object.entries(schema["properties"])
      .map(([name, inner]) => `${name}: ${brief(inner)}`)
      .join(", ")} }`
  }
  const type = schema["type"]
  if (Array.isArray(type)) return type.join(" | ")
  return typeof type === "string" ? type : "anything"
}

const schemaIn = (part: JsonObject): Json | undefined => objectAt(part, "content", "application/json")["schema"]

/** Who may call, in one word, by the security of the document (`openapi.ts`). */
const audienceOf = (operation: JsonObject): string => {
  const requirements = listAt(operation, "security").filter(isObject)
  const schemes = requirements.flatMap((one) => Object.keys(one))
  if (requirements.some((one) => listAt(one, "bearer").includes("administrator"))) return "administrator"
  if (schemes.includes("client")) return "client"
  if (schemes.includes("key")) return "key"
  if (schemes.includes("orderToken")) return "shopper"
  return schemes.includes("bearer") ? "login" : "anyone"
}

type Call = { readonly path: string; readonly method: string; readonly operation: JsonObject }

/** `page (query)`. */
const parameterText = (parameter: JsonObject): string => `${textOf(parameter["name"])} (${textOf(parameter["in"])})`

const callArticle = ({ path, method, operation }: Call): Html => {
  const [[status, success] = ["200", {}]] = Object.entries(objectAt(operation, "responses"))
  const body = operation["requestBody"]
  const parameters = listAt(operation, "parameters").filter(isObject)
  return html`<article>
    <h3><span class="method">${method.toUpperCase()}</span> ${path}</h3>
    <p>${textOf(operation["summary"])} <span class="quiet">${audienceOf(operation)}</span></p>
    <dl>
      ${parameters.length === 0 ? "" : html`<dt>takes</dt><dd>${parameters.map(parameterText).join(", ")}</dd>`}
      ${isObject(body) ? html`<dt>body</dt><dd><code>${brief(schemaIn(body))}</code></dd>` : ""}
      <dt>${status}</dt><dd><code>${brief(schemaIn(isObject(success) ? success : {}))}</code></dd>
    </dl></article>`
}

const style = `
  :root {
    color-scheme: light dark;
    --ground: light-dark(#faf9f6, #16171a);
    --ink: light-dark(#1c1d20, #eceae6);
    --quiet: light-dark(#5d5f66, #a9abb3);
    --line: light-dark(#dcd9d0, #383b41);
    --accent: light-dark(#14532d, #86efac);
  }
  body {
    margin: 0 auto;
    max-width: 960px;
    padding: 24px 16px 64px;
    font: 16px/1.5 system-ui, sans-serif;
    background: var(--ground);
    color: var(--ink);
  }
  h1 { font-size: 28px; }
  h2 { margin-top: 40px; border-bottom: 1px solid var(--line); }
  h3 { font: 600 15px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  p { margin: 4px 0; }
  a { color: var(--accent); }
  article { padding-block: 8px; border-bottom: 1px solid var(--line); }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 8px 0; }
  dt { color: var(--quiet); }
  dd { margin: 0; overflow-wrap: anywhere; }
  code { font-size: 14px; }
  .method { color: var(--accent); }
  .quiet { color: var(--quiet); }
`

export const docsPage = (document: JsonObject): Html => {
  const calls = Object.entries(objectAt(document["paths"])).flatMap(([path, methods]) =>
    Object.entries(objectAt(methods)).map(([method, operation]): Call => ({ path, method, operation: objectAt(operation) })),
  )
  const groupOf = ({ operation }: Call): string => textOf(listAt(operation, "tags")[0])
  const groups = [...new Set(calls.map(groupOf))].map((name) => {
    const articles = calls.filter((call) => groupOf(call) === name).map(callArticle)
    return html`<section><h2>${name}</h2>${articles}</section>`
  })
  const schemas = Object.entries(objectAt(document, "components", "schemas")).map(
    ([name, schema]) => html`<article><h3 id="${name}">${name}</h3><code>${brief(schema)}</code></article>`,
  )
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Delguur: the shop's calls</title><style>${raw(style)}</style></head>
<body><h1>The shop's calls</h1>
<p>${textOf(objectAt(document["info"])["description"])} As a document: <a href="/api/openapi.json">openapi.json</a>.</p>
${groups}
<section><h2>Named values</h2>${schemas}</section>
</body></html>`
}
