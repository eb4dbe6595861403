// How PostgreSQL's values are read, the same on both engines and all of them plain JSON: by the type's number, what its text means.
// Plain JavaScript, because the embedded database's thread reads it as it stands.

const asIs = (text) => text
/** Connections run in UTC, so that a moment ends in `+00`. */
const moment = (text) => new Date(`${text.replace(" ", "T").replace(/\+00$/, "")}Z`).toISOString()

/** int8, numeric, date, timestamp, timestamptz. */
export const readers = { 20: Number, 1700: Number, 1082: asIs, 1114: moment, 1184: moment }
