/** Fields of an address, in a file without schemas, which load after the first view. */

export type TypedField = {
  /** Name on the wire. */
  readonly wireName: string
  /** Characters that can be typed. */
  readonly maxLength?: number
  /** How a browser fills it in, as HTML names it. */
  readonly autofill?: string
  /** Is checked, sent and shown as a phone. */
  readonly isPhone?: true
  readonly mayBeBlank?: true
  /** Is left out of the address where it is blank. */
  readonly isOptional?: true
  /** Names the receiver, not where the address is. */
  readonly isReceiver?: true
  /** Is deleted with the account. */
  readonly isPersonal?: true
}

/** Address fields that a shopper types, in the reading order of the forms. Wire names, checks, forms and deletion follow from this table. */
export const addressFields = {
  city: { wireName: "city", autofill: "address-level1" },
  district: { wireName: "district", autofill: "address-level2" },
  quarter: { wireName: "quarter", autofill: "address-level3", mayBeBlank: true },
  detail: { wireName: "address1", maxLength: 300, autofill: "street-address", isPersonal: true },
  lastName: { wireName: "lastname", maxLength: 60, autofill: "family-name", mayBeBlank: true, isReceiver: true, isPersonal: true },
  firstName: { wireName: "firstname", maxLength: 60, autofill: "given-name", isReceiver: true, isPersonal: true },
  phone: { wireName: "phone", maxLength: 20, autofill: "tel-national", isPhone: true, isReceiver: true, isPersonal: true },
  /** Second phone of the receiver. */
  otherPhone: {
    wireName: "alternative_phone",
    maxLength: 20,
    mayBeBlank: true,
    isPhone: true,
    isOptional: true,
    isReceiver: true,
    isPersonal: true,
  },
} as const satisfies Readonly<Record<string, TypedField>>

export type AddressField = keyof typeof addressFields

type AddressWireNames = { readonly [Field in AddressField]: (typeof addressFields)[Field]["wireName"] }

/** The rows of the table, each with the field's name. */
export const addressFieldRows = Object.entries(addressFields) as ReadonlyArray<readonly [AddressField, TypedField]>

export const addressWireNames = Object.fromEntries(addressFieldRows.map(([field, { wireName }]) => [field, wireName])) as AddressWireNames
