/** Ports of outside companies: bank, tax office, register of organizations. */
import type { PaymentProvider } from "./payment-provider.ts"
import type { ReceiptProvider } from "#backend/receipts/receipt-provider.ts"

/** The register's name of an organization; `null` where it does not know the number. */
export type OrganizationRegister = (registryNumber: string) => Promise<{ readonly name: string } | null>

export type Providers = {
  /** The first one that serves a method collects by it. */
  readonly payments: ReadonlyArray<PaymentProvider>
  /** `null` leaves receipts to the shop's own till. */
  readonly receipts: ReceiptProvider | null
  /** `null`: the shop has no register, and names are typed. */
  readonly findOrganization: OrganizationRegister | null
}
