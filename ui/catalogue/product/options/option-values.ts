/** Props of the components that show an option's values. */
import type { OptionValue, Variant } from "#domain/entities/catalogue/product.ts"
import type { ValueState } from "#domain/rules/catalogue/variants.ts"
import type { MessageKey } from "#ui/messages/messages.tsx"

export type OptionValuesProps = {
  readonly name: string
  readonly variants: ReadonlyArray<Variant>
  readonly values: ReadonlyArray<OptionValue & { readonly state: ValueState }>
  readonly chosen: string | null
  readonly onPick: (value: string) => void
}

/** Text read out after a value that is unavailable. */
export const stateMessageKeys = {
  soldOut: "option.sold_out",
  impossible: "option.impossible",
} as const satisfies Record<Exclude<ValueState, "possible">, MessageKey>
