/** The search's contract on the embedded database. */
import { pglite } from "./engines.ts"
import { describeSearch } from "./search/suite.ts"

describeSearch(pglite)
