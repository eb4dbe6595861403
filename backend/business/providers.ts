/** Ports of outside companies: bank, tax office, register of organizations. */
import type { PaymentProvider } from "./payments/payment-provider.ts"

export type Sale = { readonly number: string; readonly total: number; readonly vat: number; readonly forOrganization: boolean }
export type Confirmation = { readonly receiptId: string; readonly lottery: string | null; readonly qrData: string }

/** The register's name of an organization; `null` where it does not know the number. */
export type OrganizationRegister = (registryNumber: string) => Promise<{ readonly name: string } | null>

export type Providers = {
  /** The first one that serves a method collects by it. */
  readonly payments: ReadonlyArray<PaymentProvider>
  /** Called outside of any transaction, and again for the same order when its answer was lost; `null` leaves receipts to the shop's own till. */
  readonly confirmReceipt: ((sale: Sale) => Promise<Confirmation>) | null
  /** `null`: the shop has no register, and names are typed. */
  readonly findOrganization: OrganizationRegister | null
}
