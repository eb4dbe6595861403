/** Text field of an address, the same in the checkout and in the address book. */
import { addressFieldRows, addressFields, type TypedField } from "#domain/entities/account/address-fields.ts"
import { TextAreaField, TextField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"

type Table = typeof addressFields
/** Fields of the receiver, which the table names in reading order. */
export type ReceiverField = { [Field in keyof Table]: Table[Field] extends { readonly isReceiver: true } ? Field : never }[keyof Table]

export const receiverFields = addressFieldRows.flatMap(([field, { isReceiver }]) =>
  isReceiver === true ? [field] : [],
) as ReadonlyArray<ReceiverField>

const rows: Readonly<Record<ReceiverField | "detail", TypedField & { readonly maxLength: number }>> = addressFields
const phone = { type: "tel", inputMode: "tel", before: "+976" } as const

type Props = {
  readonly field: ReceiverField | "detail"
  readonly value: string
  /** In place of the field's usual one. */
  readonly label?: string | undefined
  readonly hint?: string | undefined
  readonly wrong: string | undefined
  readonly readOnly?: boolean
  readonly onType: (value: string) => void
}

export const AddressInput = ({ field, label, hint, ...props }: Props) => {
  const text = useText()
  const { maxLength, autofill = "off", isPhone = false, mayBeBlank = false } = rows[field]
  const common = { id: field, label: label ?? text(`address.${field}`), maxLength, autoComplete: autofill, ...props }
  if (field === "detail") return <TextAreaField {...common} hint={hint ?? text("address.detail.hint")} />
  return <TextField {...common} {...(isPhone ? phone : {})} hint={hint} optional={mayBeBlank} />
}
