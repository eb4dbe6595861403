/** Search cluster in a few lines: answers the requests of the shop over documents in memory, with the scores of Lucene. */
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { entryOf, listOf, type Clause, type Document } from "./scored-clauses.ts"
import { searchResponse } from "./search-request.ts"

/** `shown` are the documents as of the last refresh, which searches see. */
type Index = { readonly documents: Map<string, Document>; shown: ReadonlyMap<string, Document>; refreshes: boolean }
type AliasAction = { readonly add?: { readonly index: string; readonly alias: string } }
type Response = readonly [status: number, body: Clause]

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("utf8")
}

export type ScriptedCluster = {
  readonly url: string
  /** What the next requests meet: an answer, none at all, or one that is late. */
  mood: "well" | "dead" | "slow"
  /** Requests by method and path, without what varies. */
  readonly requests: string[]
  readonly indexes: () => ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

/** Starts a cluster on a free port. */
export const startScriptedCluster = async (): Promise<ScriptedCluster> => {
  const indexes = new Map<string, Index>()
  /** Names of the indexes by their aliases. */
  const aliases = new Map<string, string>()
  const requests: string[] = []

  const namesLike = (pattern: string): ReadonlyArray<string> =>
    [...indexes.keys()].filter((name) => name.startsWith(pattern.replace("*", "")))
  const aliasesOf = (index: string): Clause =>
    Object.fromEntries([...aliases].filter(([, aliased]) => aliased === index).map(([alias]) => [alias, {}]))
  const refresh = (index: Index): void => void (index.shown = new Map(index.documents))

  const changeAliases = (actions: ReadonlyArray<AliasAction>): void => {
    for (const { add } of actions) if (add !== undefined) aliases.set(add.alias, add.index)
  }
  const writeDocuments = (index: Index, lines: ReadonlyArray<Clause>): void => {
    for (let at = 0; at < lines.length; at++) {
      const [kind, { _id: id }] = entryOf(lines[at] ?? {}) as readonly [string, { readonly _id: string }]
      if (kind === "delete") index.documents.delete(id)
      else index.documents.set(id, lines[++at] ?? {})
    }
    // A real one shows them within a second.
    if (index.refreshes) setTimeout(() => refresh(index), 100).unref()
  }

  const respond = (method: string, path: string, text: string): Response => {
    const [, name = "", action = ""] = path.split("/")
    const lines = text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Clause)
    const body = text === "" || text.includes("\n") ? {} : (JSON.parse(text) as Clause)
    if (name === "_aliases") {
      changeAliases(listOf(body["actions"]) as ReadonlyArray<AliasAction>)
      return [200, {}]
    }
    if (action === "_alias") return [200, Object.fromEntries(namesLike(name).map((index) => [index, { aliases: aliasesOf(index) }]))]
    if (method === "GET" && action === "_settings") return [200, Object.fromEntries(namesLike(name).map((index) => [index, {}]))]
    if (method === "PUT" && action === "") {
      indexes.set(name, { documents: new Map(), shown: new Map(), refreshes: false })
      return [200, {}]
    }
    if (method === "DELETE") return [indexes.delete(name) ? 200 : 404, {}]
    const index = indexes.get(aliases.get(name) ?? name)
    if (index === undefined) return [404, { error: { type: "index_not_found_exception" }, status: 404 }]
    switch (action) {
      case "_settings":
        index.refreshes = true
        return [200, {}]
      case "_refresh":
        refresh(index)
        return [200, {}]
      case "_search":
        return [200, searchResponse(body, index.shown)]
      case "_msearch": {
        // A search has two lines: its header, then its body.
        const bodies = lines.filter((_, at) => at % 2 === 1)
        return [200, { responses: bodies.map((search) => searchResponse(search, index.shown)) }]
      }
      case "_bulk":
        writeDocuments(index, lines)
        return [200, { errors: false, items: [] }]
      default:
        return [200, {}]
    }
  }

  const cluster = { mood: "well" as ScriptedCluster["mood"] }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://cluster").pathname
    requests.push(`${request.method ?? ""} ${path.replace(/-\d+/g, "-N")}`)
    if (cluster.mood === "dead") {
      request.socket.destroy()
      return
    }
    if (cluster.mood === "slow") return
    void textOf(request).then((text) => {
      const [status, body] = respond(request.method ?? "GET", path, text)
      return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve)
  })
  return Object.assign(cluster, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    indexes: () => [...indexes.keys()],
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
