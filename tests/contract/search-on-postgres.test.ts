/** Contract of the search service on PostgreSQL. */
import { postgres } from "./support/engines.ts"
import { describeSearch } from "./search/suite.ts"

describeSearch(postgres)
