/** Contract of the search service on PGlite. */
import { pglite } from "./support/engines.ts"
import { describeSearch } from "./search/suite.ts"

describeSearch(pglite)
