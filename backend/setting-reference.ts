/** Reference of settings: their effect and an example, by their names in the file of `SITE_CONFIG`. */

/** One setting. `effect` is plain English for `docs/settings.md`; messages of a wrong value print `example`. */
export type Setting<Value = unknown> = { readonly effect: string; readonly example: Value }

/** Settings of a group by name, as its schema encodes them; a nested group has settings of its own or is one setting. */
export type Reference<Fields> = { readonly [Name in keyof Fields]-?: Entry<NonNullable<Fields[Name]>> }

type Entry<Value> = Setting<Value> | (Value extends ReadonlyArray<unknown> ? never : Value extends object ? Reference<Value> : never)

/** Settings of several kinds by the name in `provider`, of which a file has one, or a list of them. */
export type ByProvider<Union extends { readonly provider: string }> = {
  readonly [Name in Union["provider"]]: Reference<Omit<Extract<Union, { readonly provider: Name }>, "provider">>
}

export const isSetting = (node: object): node is Setting => "effect" in node && typeof node.effect === "string"

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null

type Examples<Node> = { readonly [Name in keyof Node]: Node[Name] extends Setting<infer Value> ? Value : Examples<Node[Name]> }

/** Examples of a group's settings as an object of the file. */
export const examplesOf = <Node extends object>(node: Node): Examples<Node> =>
  Object.fromEntries(
    (Object.entries(node) as ReadonlyArray<[string, object]>).map(([name, entry]) => [
      name,
      isSetting(entry) ? entry.example : examplesOf(entry),
    ]),
  ) as Examples<Node>

type Effects<Node> = { readonly [Name in keyof Node as Node[Name] extends Setting ? Name : never]: string }

/** Effects of a group's settings by name; nested groups have none of their own. */
export const effectsOf = <Node extends object>(node: Node): Effects<Node> =>
  Object.fromEntries(
    (Object.entries(node) as ReadonlyArray<[string, object]>).flatMap(([name, entry]) => (isSetting(entry) ? [[name, entry.effect]] : [])),
  ) as Effects<Node>

/** Value at a path; a list of an example has one item for all. */
const within = (example: unknown, path: ReadonlyArray<PropertyKey>): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return example
  const inner: unknown = Array.isArray(example) ? example[0] : isObject(example) ? example[String(key)] : undefined
  return inner === undefined ? undefined : within(inner, rest)
}

/** What a node of the reference has for an item of the file: settings of the named provider, or the node itself. */
const forItem = (node: object, item: unknown): object => {
  if (!isObject(item) || typeof item["provider"] !== "string") return node
  const named: unknown = (node as Readonly<Record<string, unknown>>)[item["provider"]]
  return isObject(named) ? named : node
}

type Known = {
  /** Example of the value, `undefined` where none is known. */
  readonly example: unknown
  /** Names that may stand beside the last of the path. */
  readonly names: ReadonlyArray<string>
}

const namesIn = (value: unknown): ReadonlyArray<string> => (isObject(value) && !Array.isArray(value) ? Object.keys(value) : [])

/** What the reference knows of the setting at a path of `content`, in the names of the file. */
export const knownAt = (reference: object, path: ReadonlyArray<string | number>, content: unknown): Known => {
  const node = forItem(reference, content)
  const [key, ...rest] = path
  if (isSetting(node)) return { example: within(node.example, path), names: namesIn(within(node.example, path.slice(0, -1))) }
  if (key === undefined) return { example: undefined, names: [] }
  const inner = isObject(content) || Array.isArray(content) ? (content as Readonly<Record<string | number, unknown>>)[key] : undefined
  if (typeof key === "number") return knownAt(node, rest, inner)
  const next = (node as Readonly<Record<string, unknown>>)[key]
  if (!isObject(next)) return { example: undefined, names: Object.keys(node) }
  const known = knownAt(next, rest, inner)
  return rest.length === 0 ? { ...known, names: Object.keys(node) } : known
}
