/** Calls of pages of information, and of the contact form. */
import * as Schema from "effect/Schema"
import { ContentPage } from "#domain/entities/content/page.ts"
import { contactTextLength, contactTopics } from "#domain/rules/content/contact-form.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { Name, textUpTo } from "#adapters/shop/contract/texts.ts"

export const contentPage = endpoint({
  method: "GET",
  path: "/api/v2/pages/:slug",
  summary: "A page of information in the language of the request, with the shop's present figures in its text.",
  answer: ContentPage,
})

export const contactForm = endpoint({
  method: "POST",
  path: "/api/v2/contact_forms",
  summary: "Sends a message to the merchant by mail.",
  body: Schema.Struct({
    name: Name,
    contact: Name,
    topic: Schema.Literals(contactTopics),
    text: textUpTo(contactTextLength.max),
  }),
  answer: EmptyResponse,
  status: 202,
  idempotent: true,
})
