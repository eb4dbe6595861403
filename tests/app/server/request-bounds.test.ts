/** Bodies of every kind at and above their bounds, sent to every route of backend and page server. */
import { monitorEventLoopDelay } from "node:perf_hooks"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mediaTypes, scopes, type BodyKind } from "#adapters/shop/contract/endpoint.ts"
import { groups } from "#adapters/shop/contract/groups.ts"
import { bodyLimits, maxNesting, megabyte, maxFields, maxParts, maxValues } from "#adapters/shop/contract/request-bounds.ts"
import { newKey } from "#backend/http/api-keys.ts"
import { openApi } from "#backend/docs/openapi.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { PageServer } from "#app/server/page-server.ts"
import { pglite } from "#tests/contract/support/engines.ts"
import { Trial } from "#tests/contract/support/test-backend.ts"
import { wholeServer } from "./whole-server.ts"

const json = "application/json"
const form = "application/x-www-form-urlencoded"
const multipart = "multipart/form-data; boundary=----delguur"

/** Longest time for which a request may block the event loop, in milliseconds. */
const maxBlocking = 200

type SentBody = { readonly type: string; readonly body: string }
type Schema = { readonly properties?: Readonly<Record<string, unknown>> }

/** Names of the fields in the bodies of a documented call; some that no call has where it is unknown. */
const fieldsOf = async (method: string, path: string): Promise<ReadonlyArray<string>> => {
  const api = JSON.parse(JSON.stringify(await openApi())) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema & { $ref?: string } }> } }>>
    components: { schemas: Record<string, Schema> }
  }
  const operation = api.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]
  const schema = Object.values(operation?.requestBody?.content ?? {})[0]?.schema
  const named = schema?.$ref === undefined ? schema : api.components.schemas[schema.$ref.split("/").at(-1) ?? ""]
  return [...Object.keys(named?.properties ?? {}), "images", "lines"]
}

/** `text` repeated up to a size; for ASCII. */
const filled = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length))
/** Multipart body with a part for each name. */
const parts = (names: ReadonlyArray<string>, value = ""): string => {
  const part = (name: string) => `------delguur\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return `${names.map(part).join("")}------delguur--\r\n`
}

/** Bodies of at most a megabyte, as costly as their bounds let them be. */
const costlyBodies = (fields: ReadonlyArray<string>): Readonly<Record<string, SentBody>> => {
  const valuesPerField = Math.floor(maxValues / fields.length) - 2
  const bytesPerField = Math.floor(megabyte / fields.length) - 60
  /** A JSON object with the same value in every field. */
  const all = (value: string): SentBody => ({ type: json, body: `{${fields.map((field) => `"${field}":${value}`).join(",")}}` })
  return {
    "lists of objects": all(`[${"{},".repeat(valuesPerField / 2 - 1)}{}]`),
    "lists of numbers": all(`[${"1,".repeat(valuesPerField - 1)}1]`),
    "lists of lists": all(`[${"[],".repeat(valuesPerField / 2 - 1)}[]]`),
    "objects of many keys": all(`{${Array.from({ length: valuesPerField - 1 }, (_, at) => `"k${at}":1`).join(",")}}`),
    "long texts": all(`"${filled("a", bytesPerField)}"`),
    "long texts of spaces": all(`"${filled(" ", bytesPerField)}"`),
    "long texts of an e-mail's signs": all(`"${filled("a@.-", bytesPerField)}"`),
    "long numbers": all(filled("9", bytesPerField)),
    "many list items of a form": { type: multipart, body: parts(Array.from({ length: maxParts - 1 }, () => "images[][file]")) },
    "many lists of a form": { type: multipart, body: parts(Array.from({ length: maxParts - 1 }, (_, at) => `a${at}[][b]`)) },
    "many fields": { type: form, body: Array.from({ length: maxFields - 1 }, (_, at) => `${fields[at % fields.length]}${at}=1`).join("&") },
  }
}

/** Bodies above a bound. */
const excessiveBodies: Readonly<Record<string, SentBody>> = {
  "JSON of more bytes": { type: json, body: `{"a":"${filled("a", bodyLimits.json)}"}` },
  "JSON of more values": { type: json, body: `{"products":[${"{},".repeat(maxValues)}{}]}` },
  "a form of more bytes": { type: form, body: `a=${filled("a", bodyLimits.form)}` },
  "a form of more fields": { type: form, body: filled("a=1&", megabyte) },
  "a multipart body of more bytes": { type: multipart, body: parts(["a"], filled("a", bodyLimits.multipart)) },
  "a multipart body of more parts": { type: multipart, body: parts(Array.from({ length: 40_000 }, () => "a[][b]")) },
  "text of more bytes": { type: "text/plain", body: filled("a", bodyLimits.json + 9) },
}

/** Cookie of a social login under way. */
const socialHandshake = Buffer.from(
  JSON.stringify({ provider: "sandbox", state: "s", nonce: "n", verifier: "v".repeat(43), from: "/", locale: "en" }),
).toString("base64url")

/** Kind of a body by its type. */
const kindOf = (type: string): BodyKind | null =>
  (Object.keys(mediaTypes) as ReadonlyArray<BodyKind>).find((kind) => type.startsWith(mediaTypes[kind])) ?? null

/** Declared calls by method and path. */
const declared = new Map(
  groups.flatMap(({ endpoints }) => endpoints).map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

describe("bounds of requests", () => {
  let trial: Trial
  let server: PageServer
  /** Headers of a shopper who administers the website, and of a program of the merchant with every scope. */
  let administrator: Readonly<Record<string, string>> = {}
  let program: Readonly<Record<string, string>> = {}
  const delay = monitorEventLoopDelay({ resolution: 5 })

  beforeAll(async () => {
    trial = await Trial.begin(pglite)
    server = wholeServer(trial)
    administrator = await asAdministrator()
    program = { authorization: `Bearer ${await newKey(trial.db, "bounds", scopes, instantOf(trial.now()))}` }
    delay.enable()
  }, 120_000)
  afterAll(async () => {
    delay.disable()
    await trial.end()
  }, 60_000)

  const asAdministrator = async () => {
    const { headers, id } = await trial.somebody()
    await trial.db.query("update users set is_admin = true where id = $1", [id])
    return headers
  }

  /** Headers of somebody whose body the call reads. */
  const headersOf = (method: string, path: string) =>
    declared.get(`${method} ${path}`)?.asker.endsWith(" key") === true ? program : administrator

  /** Routes that accept a body: those of the backend, and those of the page server. */
  const routesWithBody = () => {
    const ofBackend = trial.backend.routes.filter(({ method, path }) => ["POST", "PUT", "DELETE"].includes(method) && !path.includes("*"))
    const ofPageServer = ["/oauth/social/sandbox/return", "/", "/products/one"].map((path) => ({ method: "POST", path }))
    return [...new Map([...ofBackend, ...ofPageServer].map((route) => [`${route.method} ${route.path}`, route])).values()]
  }

  /** Address of a route with 1 for each of its parameters. */
  const addressOf = (path: string): string => `http://localhost${path.replaceAll(/:\w+(?:\{[^}]*\})?/g, "1")}`

  const send = async (method: string, path: string, { type, body }: SentBody): Promise<number> => {
    const bytes = new TextEncoder().encode(body)
    const request = new Request(addressOf(path), {
      method,
      headers: {
        "content-type": type,
        origin: "http://localhost",
        cookie: `delguur_social=${socialHandshake}`,
        ...headersOf(method, path),
        ...(path.startsWith("/search-service") ? { authorization: `Basic ${btoa("guest:guest")}` } : {}),
        "content-length": String(bytes.length),
      },
      body: bytes,
    })
    const answer = await server.fetch(request, "10.8.8.8")
    await answer.text()
    return answer.status
  }

  /** Longest time for which the event loop was blocked, in milliseconds: the shortest of three, since other processes block it too. */
  const blockedFor = async (work: () => Promise<number>): Promise<number> => {
    let shortest = Number.POSITIVE_INFINITY
    for (let time = 0; time < 3 && shortest > maxBlocking; time += 1) {
      await new Promise((resolve) => void setTimeout(resolve, 10))
      delay.reset()
      await work()
      await new Promise((resolve) => void setTimeout(resolve, 10))
      shortest = Math.min(shortest, delay.max / 1e6)
    }
    return Math.round(shortest)
  }

  it("are tested at more than 80 routes", () => {
    expect(routesWithBody().length).toBeGreaterThan(80)
  })

  it("refuse a declared body above its limit with 413 at every route", async () => {
    const wrong: string[] = []
    for (const { method, path } of routesWithBody())
      for (const name of ["JSON of more bytes", "text of more bytes"] as const) {
        const { type, body } = excessiveBodies[name]!
        const status = await send(method, path, { type, body })
        if (status !== 413) wrong.push(`${method} ${path}: ${name} → ${status}`)
      }
    expect(wrong).toEqual([])
  }, 300_000)

  it("refuse each kind that a call accepts above its bounds with 413, and JSON that is too deep with 400", async () => {
    const wrong: string[] = []
    const deep: SentBody = { type: json, body: `${"[".repeat(maxNesting + 1)}${"]".repeat(maxNesting + 1)}` }
    for (const { method, path } of routesWithBody()) {
      const { body = null, accepts = [] } = declared.get(`${method} ${path}`) ?? {}
      // The sandbox reads nothing from another machine.
      if (body === null || path.startsWith("/sandbox/")) continue
      const bodies = [
        ...Object.entries(excessiveBodies).map(([name, sent]) => ({ name, sent, expected: 413 })),
        { name: "JSON that is too deep", sent: deep, expected: 400 },
      ]
      for (const { name, sent, expected } of bodies) {
        const kind = kindOf(sent.type)
        if (kind === null || !accepts.includes(kind)) continue
        const status = await send(method, path, sent)
        if (status !== expected) wrong.push(`${method} ${path}: ${name} → ${status}`)
      }
    }
    expect(wrong).toEqual([])
  }, 300_000)

  it("read no more of a body without a length than its limit", async () => {
    const wrong: string[] = []
    for (const { method, path } of routesWithBody()) {
      for (const type of [json, form, multipart]) {
        let pulled = 0
        const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
          pulled += 1
          controller.enqueue(new Uint8Array(65_536).fill(97))
        }
        const endless = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
        const request = new Request(addressOf(path), {
          method,
          headers: { "content-type": type, ...headersOf(method, path) },
          body: endless,
          duplex: "half",
        } as RequestInit)
        const { status } = await server.fetch(request, "10.8.8.8")
        const maxChunks = type === multipart ? 170 : 20
        if (status >= 500 || pulled > maxChunks) wrong.push(`${method} ${path} → ${status} after ${pulled} chunks`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it("hold the event loop for no more than 200 ms with any body up to a megabyte", async () => {
    const wrong: string[] = []
    for (const { method, path } of routesWithBody()) {
      const bodies = {
        ...costlyBodies(await fieldsOf(method, path)),
        "JSON of more values": excessiveBodies["JSON of more values"]!,
        "a form of more fields": excessiveBodies["a form of more fields"]!,
        "a multipart body of more parts": excessiveBodies["a multipart body of more parts"]!,
      }
      for (const [name, sent] of Object.entries(bodies)) {
        let status = 0
        const blocked = await blockedFor(async () => (status = await send(method, path, sent)))
        // A permitted caller gets as far as its body; only an invalid assertion is answered 401 from there.
        const isUnread = declared.has(`${method} ${path}`) && path !== "/oauth/join" && [401, 403].includes(status)
        if (blocked > maxBlocking || status >= 500 || isUnread) wrong.push(`${method} ${path}: ${name} → ${status}, ${blocked} ms`)
      }
      // A call may have ended the session.
      const { status: sessionStatus } = await trial.call("GET", "/api/v2/users/me", { headers: administrator })
      if (sessionStatus === 401) administrator = await asAdministrator()
    }
    expect(wrong).toEqual([])
  }, 600_000)
})
