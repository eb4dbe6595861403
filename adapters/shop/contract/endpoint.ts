/** Endpoint declaration: method, path, request, response and errors, shared by storefront, backend and documentation. */
import type * as Schema from "effect/Schema"
import type { Flags } from "#domain/entities/shell/site.ts"

/** A schema whose encoded side is wire JSON. */
export type Wire = Schema.ConstraintCodec<unknown, unknown>

export type Method = "GET" | "POST" | "PUT" | "DELETE"

/** Scopes of the keys of the merchant's programs. */
export const scopes = ["orders", "stock", "prices", "offers", "content"] as const
export type Scope = (typeof scopes)[number]

/**
 * Audience of a call: anyone; the shopper whose order it is, by login or `X-Order-Token`; a logged-in user; a website
 * administrator; the storefront's own server; a program of the merchant with a key of that scope. Others get 401, or 403 where they are logged in but no administrator.
 */
export type Asker = "anyone" | "shopper" | "user" | "administrator" | "client" | `${Scope} key`

/** Accepted encodings of a body; the storefront sends JSON. `multipart` is for file uploads. */
export type BodyKind = "json" | "form" | "multipart"
export const mediaTypes: Readonly<Record<BodyKind, string>> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
}

export type Endpoint<
  Path extends string = string,
  Answer extends Wire = Wire,
  Body extends Wire | null = Wire | null,
  Query extends Wire | null = Wire | null,
> = {
  readonly method: Method
  /** With `:name` for each parameter. */
  readonly path: Path
  readonly summary: string
  readonly asker: Asker
  /** Feature that the call belongs to: 403 where the site has turned it off. P3. */
  readonly flag: keyof Flags | null
  readonly query: Query
  readonly body: Body
  readonly accepts: ReadonlyArray<BodyKind>
  readonly answer: Answer
  /** Status of a success; 204 is sent instead if the response is `null`. */
  readonly status: number
  /** Whether it accepts an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** Refusals with more fields than a `Failure`, by status. */
  readonly refusals: Readonly<Record<number, Wire>>
}

type Declared<Path extends string, Answer extends Wire, Body extends Wire, Query extends Wire> = {
  readonly method: Method
  readonly path: Path
  readonly summary: string
  readonly answer: Answer
  readonly asker?: Asker
  readonly flag?: keyof Flags
  readonly body?: Body
  readonly accepts?: ReadonlyArray<BodyKind>
  readonly query?: Query
  readonly status?: number
  readonly idempotent?: boolean
  readonly refusals?: Readonly<Record<number, Wire>>
}

/** Declares an endpoint. Defaults: public, of no feature, without query or body, JSON, status 200. */
export const endpoint = <Path extends string, Answer extends Wire, Body extends Wire = never, Query extends Wire = never>(
  declared: Declared<Path, Answer, Body, Query>,
): Endpoint<Path, Answer, [Body] extends [never] ? null : Body, [Query] extends [never] ? null : Query> => ({
  asker: "anyone",
  flag: null,
  status: 200,
  idempotent: false,
  refusals: {},
  accepts: ["json"],
  ...declared,
  body: (declared.body ?? null) as [Body] extends [never] ? null : Body,
  query: (declared.query ?? null) as [Query] extends [never] ? null : Query,
})

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Parameters of an endpoint's path, by name. */
export type ParamsOf<E extends Endpoint> = { readonly [Name in Names<E["path"]>]: string }
export type AnswerOf<E extends Endpoint> = E["answer"]["Type"]
export type BodyOf<E extends Endpoint> = E["body"] extends Wire ? E["body"]["Type"] : undefined
export type QueryOf<E extends Endpoint> = E["query"] extends Wire ? E["query"]["Type"] : undefined
