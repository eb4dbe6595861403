/** Setup of tests in a browser: a test fails by React's warnings of keys, nesting, properties and updates that it cannot apply. */
import { afterEach } from "vitest"

const warnings = [
  /unique "key" prop/u,
  /two children with the same key/u,
  /cannot (?:be a (?:descendant|child)|contain)/u,
  /does not recognize the `/u,
  /Invalid DOM property/u,
  /for a non-boolean attribute/u,
  /unknown event handler property/iu,
  /[Hh]ydration failed|didn't match the client properties/u,
] as const

const raised: string[] = []
const { error } = console

console.error = (...parts: ReadonlyArray<unknown>): void => {
  const [format = "", ...values] = parts.map(String)
  const message = values.reduce<string>((text, value) => text.replace(/%[sdo]/u, value), format)
  if (warnings.some((warning) => warning.test(message))) raised.push(message)
  error(...parts)
}

afterEach(() => {
  const messages = raised.splice(0)
  if (messages.length > 0) throw new Error(`React warns: ${messages.join("\n")}`)
})
