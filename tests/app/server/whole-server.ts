/** Page server over a real backend, connected as in `serve.ts`, without built files. */
import { createPageServer, type PageServer } from "#app/server/page-server.ts"
import { serverPorts } from "#app/server/server-ports.ts"
import { socialProviders } from "#app/server/social/providers.ts"
import { createSocialLogin } from "#app/server/social/social-login.ts"
import { clientId, clientSecret, type Trial } from "#tests/contract/support/test-backend.ts"

type Settings = {
  /** Receives what the server reports. */
  readonly reported?: unknown[]
  /** Milliseconds. */
  readonly servedFor?: number
}

/** The server's clock stands, so that a slow machine makes no page old: `tend` alone renders pages again. */
export const wholeServer = ({ backend, config }: Trial, { reported = [], servedFor = 0 }: Settings = {}): PageServer => {
  const startedAt = config.clock()
  return createPageServer({
    backend: (request, address) => backend.fetch(request, { address }),
    ports: (locale) => serverPorts((request) => backend.fetch(request), locale, config.site.pageSize),
    assets: {
      of: async () => ({
        styles: "",
        styleFiles: [],
        entry: "/assets/e.js",
        modules: [],
        files: { page: "/assets/p.js", messages: [], adapters: [] },
      }),
    },
    files: { serve: () => Promise.resolve(null) },
    client: { id: clientId, secret: clientSecret },
    social: createSocialLogin({
      providers: socialProviders(
        config.social,
        (url, options) => backend.fetch(new Request(url, options as RequestInit), { address: "127.0.0.1" }),
        config.clock,
      ),
      sign: () => "signed",
      lifetime: 60,
      report: (error) => reported.push(error),
    }),
    originOf: ({ origin }) => origin,
    now: () => startedAt,
    servedFor,
    changedProducts: backend.changedProducts,
    changedContent: backend.changedContent,
    later: () => undefined,
    report: (error) => reported.push(error),
    count: () => undefined,
  })
}
