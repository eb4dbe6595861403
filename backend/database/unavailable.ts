/** Classification of PostgreSQL failures that say nothing about the statement: lost connections and exhausted resources. */
import { DatabaseUnavailable, sqlCode } from "./database.ts"

/** Shut down, crashed, starting up, too many connections, and class 08: connection exceptions. */
const lostCodes = /^(?:57P0[123]|53300|08...)$/
/** Statement, lock and idle timeouts, and class 53: disk or memory full. */
const exhaustedCodes = /^(?:57014|55P03|25P03|53...)$/
const lostSystemCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
])
/** Messages of driver errors, which have no codes. */
const neverSent = /not queryable/
const lostMessages = /^Connection terminated(?: unexpectedly)?$|not queryable/
const timeoutMessages = /^Query read timeout$|^timeout exceeded when trying to connect$|due to connection timeout$/

/** Whether the connection was lost or never made: a new one may succeed at once. */
export const isConnectionLost = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof DatabaseUnavailable) &&
  !timeoutMessages.test(error.message) &&
  (lostCodes.test(sqlCode(error) ?? "") || ("code" in error && lostSystemCodes.has(error.code)) || lostMessages.test(error.message))

/** Whether time or resources ran out: an immediate retry would only add to the load. */
const isExhausted = (error: unknown): error is Error =>
  error instanceof Error && (exhaustedCodes.test(sqlCode(error) ?? "") || timeoutMessages.test(error.message))

/** Whether the connection must not be reused: a late result would be taken for that of the next statement. */
export const isBroken = (error: unknown): error is Error =>
  isConnectionLost(error) || (error instanceof Error && (timeoutMessages.test(error.message) || sqlCode(error) === "25P03"))

/** Whether a failed statement may have run: it was sent, and its result is unknown. */
export const isOutcomeUnknown = (error: unknown): boolean => isBroken(error) && !neverSent.test(error.message)

/** `error` as `DatabaseUnavailable` if it is a lost connection or exhaustion, otherwise itself. */
export const asUnavailable = (error: unknown, mayBeCommitted: boolean): unknown =>
  isConnectionLost(error) || isExhausted(error) ? new DatabaseUnavailable(error, mayBeCommitted) : error
