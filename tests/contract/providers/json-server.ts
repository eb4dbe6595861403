/** Stand-in server of a provider: JSON in, JSON out. */
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"

export type JsonRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
}
export type JsonResponse = readonly [status: number, body: unknown]
export type JsonServer = { readonly url: string; readonly stop: () => Promise<void> }

/** `answer` gives `null` for a connection that breaks without an answer. */
export const startJsonServer = async (answer: (received: JsonRequest) => JsonResponse | null): Promise<JsonServer> => {
  const http = createServer((request, response) => {
    let text = ""
    request.on("data", (chunk: Buffer) => (text += chunk.toString()))
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
      const body = (text === "" ? {} : JSON.parse(text)) as Readonly<Record<string, unknown>>
      const sent = answer({ method: request.method ?? "", path: pathname, query: searchParams, headers: request.headers, body })
      if (sent === null) request.socket.destroy()
      else response.writeHead(sent[0], { "content-type": "application/json" }).end(JSON.stringify(sent[1]))
    })
  })
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}
