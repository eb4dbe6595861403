/** Text of `docs/settings.md`, made of the schemas and the references of all settings. */
import * as Schema from "effect/Schema"
import { variables } from "#backend/environment.ts"
import { NamedLenders } from "#backend/lease/configured-lenders.ts"
import { InactiveMethods } from "#backend/payments/methods/inactive-methods.ts"
import { PaymentSettings } from "#backend/payments/provider-modules.ts"
import { noProviders, ProviderSettings } from "#backend/provider-settings.ts"
import { ReceiptSettings } from "#backend/receipts/receipt-settings.ts"
import { examplesOf, isSetting, type Setting } from "#backend/setting-reference.ts"
import { deliveryReference, identityReference, returnReference } from "#backend/shell/part-reference.ts"
import { CashbackSettings } from "#backend/wallet/cashback-settings.ts"
import { LoyaltySettings } from "#backend/wallet/loyalty-settings.ts"
import { siteSettings } from "#backend/site-settings.ts"
import { SiteConfig } from "#domain/entities/shell/site.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"
import { cashbackRates } from "#domain/rules/wallet/cashback-rates.ts"
import { loyaltyTerms } from "#domain/rules/wallet/loyalty.ts"

type JsonSchema = {
  readonly type?: string
  readonly enum?: ReadonlyArray<unknown>
  readonly anyOf?: ReadonlyArray<JsonSchema>
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: ReadonlyArray<string>
  readonly $ref?: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** JSON Schema of the encoded form, with references resolved; one within itself is an object. */
export const jsonSchemaOf = (schema: Schema.Constraint): JsonSchema => {
  const { schema: whole, definitions } = Schema.toJsonSchemaDocument(schema)
  const resolved = (value: unknown, within: ReadonlyArray<string>): unknown => {
    if (Array.isArray(value)) return value.map((one) => resolved(one, within))
    if (!isObject(value)) return value
    const ref = value["$ref"]
    if (typeof ref === "string" && within.includes(ref)) return { type: "object" }
    if (typeof ref === "string") return resolved(definitions[ref.slice("#/$defs/".length)], [...within, ref])
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, within)]))
  }
  return resolved(whole, []) as JsonSchema
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``

/** Texts of the schema of numbers that may also be sent as text. */
const isNotFinite = ({ enum: values = [] }: JsonSchema): boolean => values.includes("Infinity")

/** Kinds of values that a schema takes, in words. */
export const kindsOf = (schema: JsonSchema): ReadonlyArray<string> => {
  const { anyOf, enum: values, type, items, properties } = schema
  if (anyOf !== undefined) {
    // Numbers are accepted as text too.
    if (anyOf.some(isNotFinite)) return ["number", ...(anyOf.some((one) => one.type === "null") ? ["`null`"] : [])]
    return [...new Set(anyOf.flatMap(kindsOf))]
  }
  if (values !== undefined) return values.map(code)
  if (type === "array") return [`list of ${items === undefined ? "values" : kindsOf(items).join(" or ")}`]
  if (type === "null") return ["`null`"]
  if (type === "object") return [properties !== undefined && "mn" in properties ? "text by language" : "object"]
  if (type === "boolean") return ["`true` or `false`"]
  return [type === "string" ? "text" : (type ?? "value")]
}

/** Default as the page shows it: amounts are stored as text with one decimal. */
const shownDefault = (value: unknown, schema: JsonSchema): string => {
  if (typeof value === "string" && kindsOf(schema)[0] === "number") return code(Number(value))
  return value === "" ? "empty" : code(value)
}

const row = (cells: ReadonlyArray<string>): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`
export const table = (heads: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [row(heads), row(heads.map(() => "---")), ...rows.map(row)].join("\n")

const heads = ["setting", "type", "default", "example", "effect"]

type Level = { readonly node: object; readonly schema: JsonSchema; readonly defaults: unknown }

/** Cells of the settings of one level, and the groups below it. */
const divided = ({ node, schema, defaults }: Level) => {
  const rows: ReadonlyArray<string>[] = []
  const groups: (Level & { readonly name: string })[] = []
  for (const [name, entry] of Object.entries(node) as ReadonlyArray<[string, object]>) {
    const inner = schema.properties?.[name]
    if (inner === undefined) throw new Error(`the schema has no setting ${name}`)
    const standard = isObject(defaults) ? defaults[name] : undefined
    if (isSetting(entry)) rows.push(cellsOf(name, entry, inner, standard))
    else groups.push({ name, node: entry, schema: inner, defaults: standard })
  }
  return { rows, groups }
}

const cellsOf = (name: string, { effect, example }: Setting, schema: JsonSchema, standard: unknown): ReadonlyArray<string> => [
  `\`${name}\``,
  kindsOf(schema).join(" or "),
  standard === undefined ? "needed" : shownDefault(standard, schema),
  code(example),
  effect,
]

/** The schemas of a union of providers by name. */
const byProvider = (schema: JsonSchema): ReadonlyMap<string, JsonSchema> =>
  new Map((schema.anyOf ?? [schema]).map((one) => [String(one.properties?.["provider"]?.enum?.[0]), one]))

/** Section of each provider: what only the examples have is needed, the rest is what the schema fills in. */
const providerSections = (title: string, union: Schema.ConstraintCodec<unknown, unknown>, references: Readonly<Record<string, object>>) => {
  const schemas = byProvider(jsonSchemaOf(union))
  return Object.entries(references).map(([name, node]) => {
    const schema = schemas.get(name)
    if (schema === undefined) throw new Error(`no schema of the provider ${name}`)
    const needed = Object.fromEntries(Object.entries(examplesOf(node)).filter(([key]) => schema.required?.includes(key) === true))
    const filled = Schema.encodeUnknownSync(union)(Schema.decodeUnknownSync(union)({ provider: name, ...needed })) as object
    const defaults = Object.fromEntries(Object.entries(filled).filter(([key]) => !Object.hasOwn(needed, key)))
    return `### \`${title}\`: \`${name}\`\n\n${table(heads, divided({ node, schema, defaults }).rows)}`
  })
}

/** Settings that content may replace. */
const partSettings = [identityReference, deliveryReference, returnReference].flatMap((part) => Object.keys(part))

/** The file of `SITE_CONFIG` that has every example of the reference. */
export const exampleFile = () => {
  const { providers, ...rest } = siteSettings
  const named = (references: Readonly<Record<string, object>>) =>
    Object.entries(references).map(([provider, node]) => ({ provider, ...examplesOf(node) }))
  return {
    ...examplesOf(rest),
    providers: {
      payments: named(providers.payments),
      receipts: named(providers.receipts)[0],
      organizations: providers.organizations.example,
    },
  }
}

const Beside = Schema.Struct({
  demo: Schema.Boolean,
  lenders: NamedLenders,
  inactive_payment_methods: InactiveMethods,
  loyalty: LoyaltySettings,
  cashback_rates: CashbackSettings,
})
const besideDefaults = { demo: true, lenders: [], inactive_payment_methods: [], loyalty: loyaltyTerms, cashback_rates: cashbackRates }

export const settingsPage = (): string => {
  const { providers, ...ofSite } = siteSettings
  const schema: JsonSchema = { properties: { ...jsonSchemaOf(SiteConfig).properties, ...jsonSchemaOf(Beside).properties } }
  const { rows, groups } = divided({ node: ofSite, schema, defaults: { ...Schema.encodeSync(SiteConfig)(defaultSite), ...besideDefaults } })
  const organizations = jsonSchemaOf(ProviderSettings).properties?.["organizations"] ?? {}
  return `# Settings

Every setting of a shop with its type, default, example and effect. How a shop is run: [running a shop](running.md). This page is written from the
schemas and their references; after a change of one, \`npx vitest run --project unit tests/backend/settings-page.test.ts -u\` writes it again.

A setting takes effect at the next start of the shop, without a build. ${partSettings.map((name) => `\`${name}\``).join(", ")} may be
[content](content.md#the-shop-itself) too, which a running shop takes up and which then replaces what the file says. An order keeps the terms at which it was placed: fee, time to pay and to cancel,
hours of delivery and of returns. Amounts are in tugrik.

## Environment variables

An empty variable counts as not set. Secrets of payment providers are read from the variables that their settings name.

${table(
  ["variable", "default", "example", "effect"],
  Object.entries(variables).map(([name, { effect, standard, example }]) => [
    `\`${name}\``,
    standard === null ? "" : `\`${standard}\``,
    `\`${example}\``,
    effect,
  ]),
)}

## File of the shop

The file of \`SITE_CONFIG\` is JSON. What it leaves out keeps its default. A wrong setting stops the start with its line, its name, what is expected and
the example of this page.

${table(heads, rows)}

${groups.map(({ name, ...level }) => `### \`${name}\`\n\n${table(heads, divided(level).rows)}`).join("\n\n")}

## Providers

In \`providers\`: \`payments\` is a list with one object for each account, \`receipts\` one object; the name in \`provider\` says which settings follow. What
the shop relies on at each provider, and what is not verified: [providers](providers.md).

${table(heads, [cellsOf("organizations", providers.organizations, organizations, noProviders.organizations)])}

${[
  ...providerSections("payments", PaymentSettings, providers.payments),
  ...providerSections("receipts", ReceiptSettings, providers.receipts),
].join("\n\n")}
`
}
