/** Chosen option values as text: `Шаргал, M`. */
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { optionGroups, type OptionGroup } from "#domain/rules/catalogue/option-groups.ts"
import type { Choice } from "#domain/rules/catalogue/variants.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const valueLabel = ({ values }: OptionGroup, chosen: string | undefined): string | null =>
  values.find(({ value }) => value === chosen)?.presentation ?? null

export const choiceLabel = (variants: ReadonlyArray<Variant>, choice: Choice): string =>
  optionGroups(variants)
    .flatMap((group) => valueLabel(group, choice[group.key]) ?? [])
    .join(", ")

/** Message that asks for the missing option. */
export const missingChoiceMessage = ({ key, kind, label }: OptionGroup, text: Text): string => {
  if (key === "storage") return text("option.choose_storage")
  return text(kind === "size" ? "option.choose_size" : "option.choose", { label })
}

export const variantLabel = ({ optionValues }: Variant): string => optionValues.map(({ presentation }) => presentation).join(", ")
