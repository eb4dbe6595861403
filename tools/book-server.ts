/** Server of a built book on the loopback interface, at a free port. */
import { serve } from "@hono/node-server"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"

export type BookServer = { readonly address: string; readonly close: () => Promise<void> }

export const serveBook = (folder: string): Promise<BookServer> =>
  new Promise((resolve) => {
    const book = new Hono().use(serveStatic({ root: folder }))
    const server = serve({ fetch: book.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve({
        address: `http://127.0.0.1:${port}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    )
  })
