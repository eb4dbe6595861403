/** Carriers of a shop: the configured ones, or the sandbox's inbox in their place. */
import type { BackendConfig } from "#backend/config.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { callproCarrier } from "./callpro-carrier.ts"
import type { Carrier, Carriers } from "./carrier.ts"
import { smtpCarrier } from "./smtp-carrier.ts"

export class NoCarriers extends OperatorError {
  override readonly name = "NoCarriers"
  constructor() {
    super({ key: "opening.noCarriers" })
  }
}

/** Sends nothing: the inbox shows the stored letters. */
const inbox: Carrier = { send: async () => ({ _tag: "Sent", reference: null }) }

/** Throws `NoCarriers` where neither channel has one. */
export const carriersFor = ({ carriers: { smtp, sms }, sandbox }: Pick<BackendConfig, "carriers" | "sandbox">): Carriers => {
  const fallback = sandbox === null ? null : inbox
  const carriers = { email: smtp === null ? fallback : smtpCarrier(smtp), sms: sms === null ? fallback : callproCarrier(sms) }
  if (carriers.email === null && carriers.sms === null) throw new NoCarriers()
  return carriers
}
