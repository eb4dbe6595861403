/** Import and export of products on PostgreSQL. */
import { postgres } from "./support/engines.ts"
import { describeImports } from "./import/imports.ts"

describeImports(postgres)
