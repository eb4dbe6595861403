/** Payments over real providers on PGlite. */
import { pglite } from "./support/engines.ts"
import { describeProviders } from "./providers/suite.ts"

describeProviders(pglite)
