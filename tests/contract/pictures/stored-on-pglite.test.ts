/** Stored pictures on PGlite. */
import { pglite } from "#tests/contract/support/engines.ts"
import { describeStoredPictures } from "./stored-pictures.ts"

describeStoredPictures(pglite)
