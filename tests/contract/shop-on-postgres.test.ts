/** Contract of the API on PostgreSQL. */
import { postgres } from "./support/engines.ts"
import { describeShop } from "./shop/suite.ts"

describeShop(postgres)
