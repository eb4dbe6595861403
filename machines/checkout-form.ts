/** What a shopper fills in to check out, and what is wrong with it. B23, V5. */
import type { Address } from "#domain/entities/address.ts"
import type { Order } from "#domain/entities/order.ts"
import type { User } from "#domain/entities/user.ts"
import { checkAddress } from "#domain/rules/forms/address.ts"
import { checkAmount } from "#domain/rules/forms/amount.ts"
import { tidyPhone } from "#domain/rules/forms/contact.ts"
import { refusal, type Refusal } from "#domain/rules/forms/refusals.ts"
import { organizationNumberRefusal, tidyOrganizationNumber } from "#domain/rules/forms/registration-number.ts"
import type { ReceiptFor } from "./ports.ts"

export type CheckoutForm = {
  readonly lastName: string
  readonly firstName: string
  readonly phone: string
  readonly city: string
  readonly district: string
  readonly quarter: string
  readonly detail: string
  /** What the wallet should pay, as it is typed. */
  readonly amount: string
  readonly receiptKind: ReceiptFor["kind"]
  readonly registryNumber: string
}
export type CheckoutField = keyof CheckoutForm | "paymentMethodId"
export type CheckoutRefusals = ReadonlyArray<Refusal<CheckoutField>>

/** What is known already is not asked for again: the order's address, otherwise the shopper's name and phone. */
export const filledIn = (order: Order | null, user: User | null): CheckoutForm => {
  const address = order?.address
  return {
    lastName: address?.lastName ?? user?.lastName ?? "",
    firstName: address?.firstName ?? user?.firstName ?? "",
    phone: address?.phone ?? user?.mobile ?? "",
    city: address?.city ?? "",
    district: address?.district ?? "",
    quarter: address?.quarter ?? "",
    detail: address?.detail ?? "",
    amount: "",
    receiptKind: "person",
    registryNumber: "",
  }
}

/** The form with one field typed: another city has other districts, another district other khoroos. */
export const typed = <Field extends keyof CheckoutForm>(form: CheckoutForm, field: Field, value: CheckoutForm[Field]): CheckoutForm => ({
  ...form,
  ...(field === "city" ? { district: "", quarter: "" } : field === "district" ? { quarter: "" } : {}),
  [field]: value,
})

/** One phone is asked for; the rule knows a second one. */
export const addressRefusals = (form: CheckoutForm): CheckoutRefusals =>
  checkAddress(form).flatMap(({ field, key, values }) => (field === "otherPhone" ? [] : refusal<CheckoutField>(field, key, values)))

/** Who the shopper is became known late: what they have typed meanwhile stays. */
export const withUser = (form: CheckoutForm, user: User): CheckoutForm => ({
  ...form,
  lastName: form.lastName || (user.lastName ?? ""),
  firstName: form.firstName || (user.firstName ?? ""),
  phone: form.phone || (user.mobile ?? ""),
})

export const addressOf = (form: CheckoutForm): Address => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  phone: tidyPhone(form.phone),
  city: form.city,
  district: form.district,
  quarter: form.quarter,
  detail: form.detail.trim(),
  zipcode: null,
})

/** The shop says how much of the wallet may be used here. */
export const amountRefusals = (form: CheckoutForm, order: Order | null): CheckoutRefusals =>
  checkAmount(form, { min: 1, max: order?.wallet?.usable ?? 0 })

/** Whether anything is left to pay after coupons and the wallet. */
export const isLeftToPay = (order: Order | null): boolean => order === null || order.total > 0

export const placingRefusals = (form: CheckoutForm, methodId: number | null, order: Order | null): CheckoutRefusals => [
  ...refusal<CheckoutField>("paymentMethodId", methodId === null && isLeftToPay(order) ? "checkout.choose_method" : null),
  ...refusal<CheckoutField>(
    "registryNumber",
    form.receiptKind === "organization" ? organizationNumberRefusal(form.registryNumber) : null,
  ),
]

export const receiptFor = (form: CheckoutForm): ReceiptFor =>
  form.receiptKind === "person"
    ? { kind: "person" }
    : { kind: "organization", registryNumber: tidyOrganizationNumber(form.registryNumber) }
