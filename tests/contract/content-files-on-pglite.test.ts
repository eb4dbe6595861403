/** Content of a shop as files on PGlite. */
import { pglite } from "./support/engines.ts"
import { describeContentFiles } from "./content-files/content-files.ts"

describeContentFiles(pglite)
