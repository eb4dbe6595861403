/** Calls by which the merchant's programs read and change the shop's content. */
import * as Schema from "effect/Schema"
import { listOf, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PictureFile } from "#adapters/shop/contract/picture-file.ts"

/** Items of each kind by its name, each as it stands in the kind's file. OpenAPI has their schemas. */
export const ContentItems = Schema.Record(Schema.String, Schema.Array(Schema.Unknown)).annotate({ identifier: "ContentItems" })

/** What an apply does to one item. */
export const ContentDifference = Schema.Struct({
  kind: Schema.String,
  /** `ended`: left out and in use, so not deleted. */
  change: Schema.Literals(["new", "changed", "gone", "ended"]),
  /** Names the item within its kind; empty where only the order differs. */
  key: Schema.String,
  /** The item; `null` where there was or is none. */
  before: Schema.Unknown,
  after: Schema.Unknown,
})

/** Why nothing was stored. */
export const ContentFaults = Schema.Struct({
  error: Schema.String,
  faults: Schema.Array(
    Schema.Struct({
      kind: Schema.String,
      /** Of the value: place of the item in its list, then its members, `[3, "products", 2]`. */
      path: Schema.Array(Schema.Union([Schema.Int, Schema.String])),
      message: Schema.String,
      /** A right value; absent where none is known. */
      example: Schema.optionalKey(Schema.Unknown),
    }),
  ),
}).annotate({ identifier: "ContentFaults", description: "Faults of the content; nothing is stored." })

export const merchantContent = endpoint({
  method: "GET",
  path: "/api/v2/merchant/content",
  summary:
    "All content of the shop, or that of one kind with `kind`, in the order of its files. Codes of vouchers and gift cards are among it.",
  asker: "content key",
  query: Schema.Struct({ kind: orNull(Schema.String) }),
  answer: Schema.Struct({ content: ContentItems }),
})

export const applyMerchantContent = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/content",
  summary:
    "Replaces the content of the kinds that are sent, all or nothing; a kind that is not sent stays. Answers what it changed, or with `trial=true` what it would change. Repeated, it changes nothing. As multipart, `content` is a part of type application/json, and a file that it names, such as photos/camp.jpg, comes as `pictures[][path]` and `pictures[][file]`.",
  asker: "content key",
  query: Schema.Struct({ trial: orNull(Schema.Literals(["true", "false"])) }),
  body: Schema.Struct({
    content: ContentItems,
    pictures: listOf(Schema.Struct({ path: Schema.String, file: PictureFile })),
  }),
  accepts: ["json", "multipart"],
  answer: Schema.Struct({ changes: Schema.Array(ContentDifference) }),
  refusals: { 422: ContentFaults },
})

export const merchantContentPicture = endpoint({
  method: "GET",
  path: "/api/v2/merchant/content/pictures/:name",
  summary: "A picture of the merchant's own that content names, as WebP in base64; 404 for those of the demo and unknown ones.",
  asker: "content key",
  answer: Schema.Struct({ content: Schema.String }),
})
