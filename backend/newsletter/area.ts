/** Newsletter area: subscribing, confirming and unsubscribing. */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/shell/newsletter.ts"
import type { Area } from "#backend/area.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import type { BackendServices } from "#backend/services.ts"
import { day, later } from "#domain/rules/instants.ts"
import { requestNewsletter, confirmSubscriber, removeSubscriber } from "./subscribers.ts"

const routes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, contract.subscribe, async ({ body: { email }, locale, address, now }) => {
    await requestNewsletter(services, { email, locale, address, now })
    return {}
  })
  serve(app, services, contract.confirmSubscription, async ({ body: { token }, now }) => {
    await confirmSubscriber(services, token, now)
    return {}
  })
  serve(app, services, contract.leaveNewsletter, async ({ query: { token }, now }) => {
    await removeSubscriber(services, token, now)
    return {}
  })
}

/** How long a request to subscribe waits for its confirmation, in milliseconds. */
const confirmableFor = 30 * day

export const newsletter: Area = {
  routes,
  jobs: [
    purgeJob("newsletter", (now) => [
      ["delete from newsletter_subscribers where state = 'waiting' and asked_at < $1", later(now, -confirmableFor)],
    ]),
  ],
}
