/** Register of organizations at the tax office's e-barimt service. */
import * as Schema from "effect/Schema"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { providerHttp } from "#backend/http/provider-http.ts"

/** The register's name of an organization; `null` where it does not know the number. */
export type OrganizationRegister = (registryNumber: string) => Promise<{ readonly name: string } | null>

const MerchantInfo = Schema.Struct({ found: orElse(Schema.Boolean, false), name: orNull(Schema.String) })

/** Looks up names by registry number over HTTP; the service needs no key. */
export const ebarimtRegister = (url: string): OrganizationRegister => {
  const http = providerHttp("e-barimt", url)
  return async (registryNumber) => {
    const { found, name } = await http({
      method: "get",
      path: "rest/merchant/info",
      query: { regno: registryNumber },
      answer: MerchantInfo,
    })
    const trimmed = name?.trim() ?? ""
    return found && trimmed !== "" ? { name: trimmed } : null
  }
}
