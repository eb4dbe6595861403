/** Calls of the newsletter: request it, confirm it by the link of a letter, unsubscribe by one press. */
import * as Schema from "effect/Schema"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { Name } from "#adapters/shop/contract/texts.ts"

const Token = Schema.Struct({ token: Name })

export const subscribe = endpoint({
  method: "POST",
  path: "/api/v2/subscribe",
  summary: "Asks for the newsletter: a letter to the address confirms it. The answer tells nothing of who is subscribed.",
  body: Schema.Struct({ email: Name }),
  answer: EmptyResponse,
  status: 202,
})

export const confirmSubscription = endpoint({
  method: "POST",
  path: "/api/v2/subscribe/confirm",
  summary: "Confirms a subscription by the token of its letter.",
  body: Token,
  answer: EmptyResponse,
})

export const leaveNewsletter = endpoint({
  method: "POST",
  path: "/api/v2/subscribe/leave",
  summary: "Ends a subscription by the token of its letters; the address of their List-Unsubscribe header, RFC 8058.",
  query: Token,
  answer: EmptyResponse,
})
