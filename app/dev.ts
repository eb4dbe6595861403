/** Development server (`npm run dev`): the whole shop in one process from its sources, with hot reload. */
import { createServer as createHttpServer } from "node:http"
import { pino } from "pino"
import { createServer, type Plugin } from "vite"
import type { runShop as run } from "../serve.ts"
import { developmentAssets } from "./build/dev-assets.ts"
import { messageModules } from "./build/messages.ts"

const entry = "/@shop-entry"

/** Code that loads React's refresh runtime before the storefront's entry. */
const entryCode = `import refresh from "/@react-refresh"
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import("/app/client/entry.tsx")`

/** Serves the entry of the storefront with hot reload. */
const developmentEntry: Plugin = {
  name: "delguur:development-entry",
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? entryCode : null),
}

/** Puts the book's inspector in place of `app/inspection.ts`: `?inspect` on any page opens it. */
const inspector: Plugin = {
  name: "delguur:inspector",
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
  plugins: [developmentEntry, inspector, messageModules()],
  server: { middlewareMode: true, ws: { server } },
})
const { runShop } = (await vite.ssrLoadModule("/serve.ts")) as { readonly runShop: typeof run }
const { url } = await runShop({ SANDBOX: "1", ...process.env }, log, {
  assets: developmentAssets(vite, entry),
  middleware: (request, response, next) => vite.middlewares(request, response, next),
  server,
  close: () => vite.close(),
})
console.log(`The shop is open at ${url}`)
