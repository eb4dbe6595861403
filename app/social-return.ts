/** What the address of the login page says of a social login. */
import { socialProviders } from "#domain/entities/identity/social-providers.ts"
import type { LoginInput } from "#machines/identity/login.ts"

type Return = NonNullable<LoginInput["social"]>

const providers: ReadonlyArray<string> = socialProviders
const outcomes: ReadonlyArray<string> = ["returned", "denied", "failed"] satisfies ReadonlyArray<Return["outcome"]>

export const socialReturn = (params: URLSearchParams): Return | null => {
  const [provider, outcome] = [params.get("social") ?? "", params.get("outcome") ?? ""]
  return providers.includes(provider) && outcomes.includes(outcome) ? ({ provider, outcome } as Return) : null
}
