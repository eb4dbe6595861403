/** Payments over real providers on PostgreSQL. */
import { postgres } from "./engines.ts"
import { describeProviders } from "./providers/suite.ts"

describeProviders(postgres)
