/** Contract of the API on PGlite. */
import { pglite } from "./engines.ts"
import { describeShop } from "./shop/suite.ts"

describeShop(pglite)
