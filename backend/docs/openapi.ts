/** OpenAPI document, generated from the declared calls. */
import * as Schema from "effect/Schema"
import { mediaTypes, type Asker, type BodyKind, type Endpoint, type Scope, type Wire } from "#adapters/shop/contract/endpoint.ts"
import { Failure } from "#adapters/shop/contract/failure.ts"
import { ContentItems } from "#adapters/shop/contract/merchant/merchant-content.ts"
import { kindNames, kindOf } from "#backend/content-files/content-kinds.ts"
import { scopeOf } from "#backend/http/api-keys.ts"
import { groups } from "#adapters/shop/contract/groups.ts"
import { locales } from "#domain/entities/locale.ts"

export type Json = string | number | boolean | null | ReadonlyArray<Json> | { readonly [key: string]: Json }
type JsonObject = { readonly [key: string]: Json }

/** Schemas are named without `Encoded`: the wire has only encoded forms. */
const nameOf = (name: string): string => name.replace(/Encoded$/, "")

/** Whether a schema is that of a number which may also be sent as text. */
const isNumberOrText = (value: JsonObject): boolean => {
  const any = value["anyOf"]
  return Array.isArray(any) && any.length === 3 && JSON.stringify(any).includes('"Infinity"')
}

const plain = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== "object" || value === null) return value
  const object = value as JsonObject
  if (isNumberOrText(object)) return { type: ["number", "string"] }
  return Object.fromEntries(
    Object.entries(object).map(([key, inner]) => [
      key,
      key === "$ref" && typeof inner === "string" ? `#/components/schemas/${nameOf(inner.slice("#/$defs/".length))}` : plain(inner),
    ]),
  )
}

/** Converts schemas one by one and collects their named parts. */
const collector = () => {
  const schemas: Record<string, Json> = {}
  const of = (schema: Wire): JsonObject => {
    const document = Schema.toJsonSchemaDocument(schema)
    for (const [name, definition] of Object.entries(document.definitions)) schemas[nameOf(name)] ??= plain(definition as Json)
    return plain(document.schema as Json) as JsonObject
  }
  return { of, schemas }
}

const content = (schema: Json, kinds: ReadonlyArray<BodyKind> = ["json"]): Json =>
  Object.fromEntries(kinds.map((kind) => [mediaTypes[kind], { schema }]))

/** A schema without `null`, which is sent as 204. */
const present = (schema: JsonObject): JsonObject => {
  const any = schema["anyOf"]
  if (!Array.isArray(any)) return schema
  const [only = {}, ...others] = any.filter((one: Json) => JSON.stringify(one) !== '{"type":"null"}') as ReadonlyArray<JsonObject>
  return others.length === 0 ? only : { ...schema, anyOf: [only, ...others] }
}

const security: Readonly<Record<Exclude<Asker, `${Scope} key`>, ReadonlyArray<JsonObject>>> = {
  anyone: [],
  shopper: [{ bearer: [] }, { orderToken: [] }, {}],
  user: [{ bearer: [] }],
  administrator: [{ bearer: ["administrator"] }],
  // A browser sends no client: the page server adds it.
  client: [{ client: [] }, {}],
}

const isPerson = (asker: Asker): asker is keyof typeof security => asker in security

const securityOf = (asker: Asker): ReadonlyArray<JsonObject> => (isPerson(asker) ? security[asker] : [{ key: [scopeOf(asker)] }])

const pathOf = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}")

const parametersOf = ({ path, query, idempotent }: Endpoint, of: (schema: Wire) => JsonObject): Json => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({ name, in: "path", required: true, schema: { type: "string" } }))
  const parameters = query === null ? {} : of(query)
  const properties = (parameters["properties"] ?? {}) as JsonObject
  const required = (parameters["required"] ?? []) as ReadonlyArray<Json>
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }))
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "From a visitor without a cart, 16 characters at least.",
    schema: { type: "string" },
  }
  return [...inPath, ...inQuery, ...(idempotent ? [key] : [])]
}

const refusal = (schema: Wire, of: (schema: Wire) => JsonObject): Json => ({
  description: Schema.resolveAnnotations(schema)?.description ?? "A refusal.",
  content: content(of(schema)),
})

const operation = (group: string, endpoint: Endpoint, of: (schema: Wire) => JsonObject): JsonObject => ({
  tags: [group],
  summary: endpoint.summary,
  security: securityOf(endpoint.asker),
  parameters: parametersOf(endpoint, of),
  ...(endpoint.body === null ? {} : { requestBody: { required: true, content: content(of(endpoint.body), endpoint.accepts) } }),
  responses: {
    [String(endpoint.status)]: { description: "The answer.", content: content(present(of(endpoint.answer))) },
    ...(Schema.is(endpoint.answer)(null) ? { 204: { description: "There is none." } } : {}),
    ...Object.fromEntries(Object.entries(endpoint.refusals).map(([status, schema]) => [status, refusal(schema, of)])),
    default: { description: "A refusal.", content: content(of(Failure)) },
  },
})

/** Schema of content with the items of each kind, in place of any. */
const contentItems = async (of: (schema: Wire) => JsonObject): Promise<JsonObject> => {
  const kinds = await Promise.all(kindNames.map(async (name) => [name, await kindOf(name)] as const))
  const properties = kinds.map(([name, { item, effect }]) => [name, { type: "array", description: effect, items: of(item) }] as const)
  return { type: "object", properties: Object.fromEntries(properties), additionalProperties: false }
}

export const openApi = async (): Promise<JsonObject> => {
  const { of, schemas } = collector()
  const paths: Record<string, Record<string, Json>> = {}
  for (const { name, endpoints } of groups) {
    for (const { endpoint } of endpoints) {
      const path = (paths[pathOf(endpoint.path)] ??= {})
      path[endpoint.method.toLowerCase()] = operation(name, endpoint, of)
    }
  }
  schemas[nameOf(Schema.resolveAnnotations(ContentItems)?.identifier ?? "")] = await contentItems(of)
  return {
    openapi: "3.1.0",
    info: {
      title: "Delguur",
      version: "2",
      description: `JSON in snake_case; money as decimal strings; texts in the language of Accept-Language (${locales.join(", ")}). A 429 with Work-Challenge is passed by the same call with Work-Solution.`,
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        key: { type: "http", scheme: "bearer", description: "A key of the merchant, made by `npm run shop -- keys new`." },
        orderToken: { type: "apiKey", in: "header", name: "X-Order-Token" },
        client: {
          type: "http",
          scheme: "basic",
          description:
            "The storefront's id and secret; client_id and client_secret in the body do as well. Its page server adds them to these calls, so that a browser sends neither, and keeps the refresh_token of their answers in a cookie.",
        },
      },
    },
  }
}
