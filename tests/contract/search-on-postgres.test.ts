/** The search's contract on a real PostgreSQL server. */
import { postgres } from "./engines.ts"
import { describeSearch } from "./search/suite.ts"

describeSearch(postgres)
