/** Development server (`npm run dev`): the whole shop in one process from its sources, with hot reload. */
import { createServer as createHttpServer } from "node:http"
import { pino } from "pino"
import { createServer, type Plugin } from "vite"
import type { runShop as run } from "../serve.ts"
import { workshopAssets } from "./build/dev-assets.ts"
import { messageModules } from "./build/messages.ts"

const entry = "/@shop-entry"

/** The storefront's entry, after React's refresh runtime. */
const refreshing: Plugin = {
  name: "delguur:dev-entry",
  resolveId: (id) => (id === entry ? id : null),
  load: (id) =>
    id === entry
      ? `import refresh from "/@react-refresh"
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import("/app/client/entry.tsx")`
      : null,
}

/** `?inspect` on any page opens the inspector of the page's machines. */
const inspecting: Plugin = {
  name: "delguur:inspecting",
  enforce: "pre",
  resolveId(id) {
    const isInspection = /^(?:\.|#app)\/inspection\.ts$/.test(id)
    return isInspection && this.environment.name === "client" ? this.resolve("/.storybook/inspector/inspection.ts") : null
  },
}

const log = pino({ level: process.env["LOG_LEVEL"] || "warn", base: null })
const server = createHttpServer()
const vite = await createServer({
  appType: "custom",
  plugins: [refreshing, inspecting, messageModules()],
  server: { middlewareMode: true, ws: { server } },
})
const { runShop } = (await vite.ssrLoadModule("/serve.ts")) as { readonly runShop: typeof run }
const { url } = await runShop({ SANDBOX: "1", ...process.env }, log, {
  assets: workshopAssets(vite, entry),
  middleware: (request, response, next) => vite.middlewares(request, response, next),
  server,
  close: () => vite.close(),
})
console.log(`The shop is open at ${url}`)
