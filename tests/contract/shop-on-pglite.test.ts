/** Contract of the API on PGlite. */
import { pglite } from "./support/engines.ts"
import { describeShop } from "./shop/suite.ts"

describeShop(pglite)
