/** The shop's contract on the embedded database. */
import { pglite } from "./engines.ts"
import { describeShop } from "./shop/suite.ts"

describeShop(pglite)
