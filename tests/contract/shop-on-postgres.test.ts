/** The shop's contract on a real PostgreSQL server. */
import { postgres } from "./engines.ts"
import { describeShop } from "./shop/suite.ts"

describeShop(postgres)
