/** Import and export of products on PGlite. */
import { pglite } from "./support/engines.ts"
import { describeImports } from "./import/imports.ts"

describeImports(pglite)
