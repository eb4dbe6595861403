/** Driver of the statement file machine on its screens. */
import type { statementFileMachine } from "#machines/wallet/statement-file.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof statementFileMachine>()({
  shopper: { "file.save": ({ press }) => press("statement.file") },
  others: [],
})
