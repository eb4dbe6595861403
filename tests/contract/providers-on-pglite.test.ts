/** Payments over real providers on PGlite. */
import { pglite } from "./engines.ts"
import { describeProviders } from "./providers/suite.ts"

describeProviders(pglite)
