/** Document of an article or page: blocks of text, pictures and products, never HTML. Specification §3, E14, E20. */
import * as Schema from "effect/Schema"
import { Slug } from "#domain/entities/ids.ts"
import { listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { linkPattern, maxLinkLength, picturePattern } from "#domain/rules/content/safe-addresses.ts"

/** Longest list of blocks, and of spans or items in one. */
const maxParts = 400

export const LinkAddress = Schema.String.check(Schema.isPattern(linkPattern), Schema.isMaxLength(maxLinkLength))
const PicturePath = Schema.String.check(Schema.isPattern(picturePattern))

export const Span = Schema.Struct({
  text: Schema.String.check(Schema.isMaxLength(10_000)),
  marks: listOf(Schema.Literals(["bold", "italic"])),
  href: orNull(LinkAddress),
})
export type Span = typeof Span.Type

const Spans = Schema.Array(Span).check(Schema.isMaxLength(maxParts))

export const Block = Schema.Union([
  Schema.Struct({ type: Schema.Literal("paragraph"), content: Spans }),
  Schema.Struct({ type: Schema.Literal("heading"), level: Schema.Literals([2, 3]), content: Spans }),
  Schema.Struct({
    type: Schema.Literal("list"),
    ordered: orElse(Schema.Boolean, false),
    items: Schema.Array(Spans).check(Schema.isMaxLength(maxParts)),
  }),
  Schema.Struct({ type: Schema.Literal("quote"), content: Spans, cite: orElse(Schema.String, "") }),
  Schema.Struct({ type: Schema.Literal("image"), src: PicturePath, alt: Schema.String, caption: orElse(Schema.String, "") }),
  Schema.Struct({ type: Schema.Literal("product"), slug: Slug }),
])
export type Block = typeof Block.Type

export const ContentDocument = Schema.Struct({ blocks: Schema.Array(Block).check(Schema.isMaxLength(maxParts)) })
export type ContentDocument = typeof ContentDocument.Type
