/** Stand-in for outside companies: serves their scripts on an origin of its own, and notes each request. */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** Leaves a key on the device, and counts page views. */
const counting = (name: string) =>
  `localStorage.setItem("${name}-visitor", "1"); fetch(new URL("/${name}/view?path=" + encodeURIComponent(location.pathname), document.currentScript.src))`

/** A live chat: reports its state, opens and closes on request, and has a message once it was opened. */
const chat = `
const report = (state, unread = 0) => dispatchEvent(new CustomEvent("shop:chat", { detail: { state, unread } }))
localStorage.setItem("chat-visitor", document.currentScript.dataset.id)
addEventListener("shop:chat-turn", ({ detail }) => detail === "open" ? report("open") : report("unread", 2))
report("closed")`

export type StandIn = {
  readonly origin: string
  /** Paths that browsers requested since the last call. */
  readonly requests: () => ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

export const startStandIn = async (): Promise<StandIn> => {
  let requests: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ""
    requests.push(path)
    const scripts: Readonly<Record<string, string>> = {
      "/statistics.js": counting("statistics"),
      "/marketing.js": counting("marketing"),
      "/chat.js": chat,
    }
    response.writeHead(200, {
      "content-type": "text/javascript",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "no-store",
    })
    response.end(scripts[path] ?? "")
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: () => {
      const all = requests
      requests = []
      return all
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
