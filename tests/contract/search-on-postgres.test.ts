/** Contract of the search service on PostgreSQL. */
import { postgres } from "./engines.ts"
import { describeSearch } from "./search/suite.ts"

describeSearch(postgres)
