/** Version of an index that a change of what it is declared by changes too. */
import { createHash } from "node:crypto"

/** The rule's own version, and 20 bits of the declarations. */
export const indexFingerprint = (version: number, ...declared: ReadonlyArray<unknown>): number =>
  version * 2 ** 20 + (createHash("sha256").update(JSON.stringify(declared)).digest().readUInt32BE() >>> 12)
