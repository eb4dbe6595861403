/** Ports of outside companies: bank, tax office, register of organizations. */
import type { OrganizationRegister } from "./identity/ebarimt-register.ts"
import type { PaymentProvider } from "./payments/payment-provider.ts"
import type { ReceiptProvider } from "./receipts/receipt-provider.ts"

export type Providers = {
  /** The first one that serves a method collects by it. */
  readonly payments: ReadonlyArray<PaymentProvider>
  /** `null` leaves receipts to the shop's own till. */
  readonly receipts: ReceiptProvider | null
  /** `null`: the shop has no register, and names are typed. */
  readonly findOrganization: OrganizationRegister | null
}
