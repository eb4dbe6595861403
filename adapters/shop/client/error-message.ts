/** Error message of a response, whose errors come in several shapes. Specification X1. */
import { isJsonObject } from "#domain/entities/json-object.ts"

/** The text in a value: strings as they are, lists joined with commas, the first value of an object; "" if there is none. */
const textIn = (value: unknown): string => {
  if (typeof value === "string") return value.trim()
  if (typeof value === "number") return String(value)
  if (Array.isArray(value))
    return value
      .map(textIn)
      .filter((text) => text !== "")
      .join(", ")
  return isJsonObject(value) ? textIn(Object.values(value)[0]) : ""
}

/** The first text among `errors`, `error` and `exception`; `null` if the body holds no error. */
export const errorText = (body: unknown): string | null => {
  if (!isJsonObject(body)) return null
  for (const key of ["errors", "error", "exception"]) {
    const text = textIn(body[key])
    if (text !== "") return text
  }
  return null
}

/** Error messages by field, if the API names fields. */
export const errorFields = (body: unknown): Readonly<Record<string, string>> => {
  const errors = isJsonObject(body) ? body["errors"] : null
  if (!isJsonObject(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) => {
      const text = textIn(messages)
      return text === "" ? [] : [[field, text]]
    }),
  )
}

/** Error code: `status_code`, `code`, or an `error` that is a code rather than a sentence. */
export const errorCode = (body: unknown): string | null => {
  if (!isJsonObject(body)) return null
  for (const key of ["status_code", "code"]) if (typeof body[key] === "string" && body[key] !== "") return body[key]
  return typeof body["error"] === "string" && /^[a-z]+(?:_[a-z]+)+$/.test(body["error"]) ? body["error"] : null
}

/** Whether a response with a success status is an error: it has an error text and is no order. */
export const isErrorInDisguise = (body: unknown): boolean =>
  isJsonObject(body) && errorText(body) !== null && (body["number"] === undefined || body["number"] === null)
