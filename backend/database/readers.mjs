// Parsers of PostgreSQL values into plain JSON by type OID, the same for both engines.
// Plain JavaScript, because the worker thread imports it without a bundler.

const asIs = (text) => text
/** Connections run in UTC, so a moment ends in `+00`. */
const moment = (text) => new Date(`${text.replace(" ", "T").replace(/\+00$/, "")}Z`).toISOString()

/** int8, numeric, date, timestamp, timestamptz. */
export const readers = { 20: Number, 1700: Number, 1082: asIs, 1114: moment, 1184: moment }
