/** Server of the calls of a feature, which are refused where the site has turned it off. P3. */
import type { Hono } from "hono"
import type { AnswerOf, Endpoint } from "#adapters/shop/contract/endpoint.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import type { BackendServices } from "#backend/services.ts"
import type { Env, RequestContext } from "./request-context.ts"
import { requireFlag } from "./require-flag.ts"
import { serve } from "./serve.ts"

/** Serves calls as `serve` does, and throws 403 where the flag is off. */
export const serveFeature =
  (app: Hono<Env>, services: BackendServices, flag: keyof Flags) =>
  <E extends Endpoint>(endpoint: E, answer: (request: RequestContext<E>) => Promise<AnswerOf<E>>, options?: { readonly publicFor: number }): void =>
    serve(
      app,
      services,
      endpoint,
      async (request) => {
        requireFlag(services.config.site, flag)
        return answer(request)
      },
      options,
    )
