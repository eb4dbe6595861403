/** Model of the bought machine. */
import { modelWithDriver } from "#book/models/factory-models.ts"
import { boughtMachine } from "#machines/account/bought.ts"

export const model = modelWithDriver(boughtMachine, { others: ["page.retry"] })
