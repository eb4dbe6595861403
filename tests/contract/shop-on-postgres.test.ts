/** Contract of the API on PostgreSQL. */
import { postgres } from "./engines.ts"
import { describeShop } from "./shop/suite.ts"

describeShop(postgres)
