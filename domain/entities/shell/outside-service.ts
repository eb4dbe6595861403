/** Outside service of a site: a script of another company, loaded only after consent. Specification B27. */
import * as Schema from "effect/Schema"
import { listOf, orElse } from "#domain/entities/wire-codecs.ts"

/** Origin over HTTPS, or of this machine over HTTP, without characters that would end a list of the Content-Security-Policy. */
const origin = String.raw`(?:https://[\w-]+(?:\.[\w-]+)+|http://(?:localhost|127\.0\.0\.1))(?::\d+)?`

const Origin = Schema.String.check(Schema.isPattern(new RegExp(`^${origin}$`), { message: "setting.httpsAddress" }))
const ScriptAddress = Schema.String.check(
  Schema.isPattern(new RegExp(String.raw`^${origin}/[\w./?=&%~+-]*$`), { message: "setting.httpsAddress" }),
)

export const OutsideService = Schema.Struct({
  kind: Schema.Literals(["statistics", "marketing", "chat", "push"]),
  /** Name of the company, as the shopper reads it. */
  name: Schema.String.check(Schema.isNonEmpty()),
  script: ScriptAddress,
  /** The shop's account with the company. */
  id: orElse(Schema.String, ""),
  /** Further origins that the script talks to, loads pictures from or shows frames of. */
  hosts: listOf(Origin),
  /** Keys and cookies that it leaves on the device, which are deleted when consent is withdrawn. */
  storage: listOf(Schema.String),
})
export type OutsideService = typeof OutsideService.Type
