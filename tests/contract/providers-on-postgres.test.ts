/** Payments over real providers on PostgreSQL. */
import { postgres } from "./support/engines.ts"
import { describeProviders } from "./providers/suite.ts"

describeProviders(postgres)
