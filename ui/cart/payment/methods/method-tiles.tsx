/** Payment methods as tiles: a lease with its monthly payment, unavailable ones with the reason. */
import type { ReactNode } from "react"
import type { Tugrik } from "#domain/entities/money.ts"
import type { PaymentMethod } from "#domain/entities/cart/payment.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { ChoiceTiles, type Choice } from "#ui/parts/choice/choice-tiles.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText, type Text } from "#ui/messages/messages.tsx"
import { MethodIcon } from "./method-icon.tsx"

type Props = {
  readonly methods: ReadonlyArray<PaymentMethod>
  /** Monthly payment of a lease in tugrik; `null` where the order is not leased. */
  readonly monthly: Tugrik | null
  readonly chosen: number | null
  readonly wrong?: ReactNode
  readonly onChoose: (id: number) => void
}

const leaseNote = (monthly: Tugrik | null, { lease }: SiteConfig, text: Text) =>
  monthly === null
    ? { note: text("method.note.leaseOut"), disabled: true }
    : { note: text("method.note.lease", { amount: formatTugrik(monthly), months: Math.max(...lease.periods) }), disabled: false }

const choiceOf = (method: PaymentMethod, monthly: Tugrik | null, config: SiteConfig, text: Text): Choice<number> => {
  const tile = { key: method.id, title: method.name, icon: <MethodIcon type={method.methodType} /> }
  if (!method.active) return { ...tile, note: method.note ?? text("method.inactive"), disabled: true }
  if (method.methodType === "lease") return { ...tile, ...leaseNote(monthly, config, text) }
  return { ...tile, note: method.note ?? text(`method.note.${method.methodType}`) }
}

export const MethodTiles = ({ methods, monthly, chosen, wrong, onChoose }: Props) => {
  const text = useText()
  const config = useSiteConfig()
  return (
    <ChoiceTiles
      name="payment-method"
      label={text("method.title")}
      choices={methods
        .filter(({ methodType }) => config.flags.showLease || methodType !== "lease")
        .map((method) => choiceOf(method, monthly, config, text))}
      chosen={chosen}
      wrong={wrong}
      onChoose={onChoose}
    />
  )
}
