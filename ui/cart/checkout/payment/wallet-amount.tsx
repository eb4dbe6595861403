/** Wallet amount for the order, typed or set with a slider, with its split into wallet parts. */
import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatNumber, formatTugrik, parseTugrik } from "#domain/rules/texts/money.ts"
import { usableFrom } from "#domain/rules/wallet/amount-form.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Field } from "#ui/parts/form/field.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { Slider } from "#ui/parts/form/slider.tsx"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import { walletPartKey, WalletParts, walletTones } from "./wallet-parts.tsx"
import styles from "./wallet-use.module.css"

/** Step of the slider, in tugrik. */
const step = 500

export type WalletAmountProps = { readonly actor: CheckoutActor; readonly wallet: NonNullable<Order["wallet"]>; readonly order: Order }

/** A wallet of which nothing can pay this order shows its parts with the reasons. */
export const WalletAmount = (props: WalletAmountProps) =>
  props.wallet.usable > 0 ? <UsableAmount {...props} /> : <WalletParts parts={props.wallet.parts} order={props.order} />

const UsableAmount = ({ actor, wallet, order }: WalletAmountProps) => {
  const text = useText()
  const rich = useRichText()
  const { form, refusals } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ payment: "usingCredit" }))
  const typed = parseTugrik(form.amount)
  const shown = typed ?? wallet.used
  const kinds = [...new Set(wallet.parts.filter(({ usable }) => usable > 0).map(({ kind }) => kind))]
  const usable = usableFrom(wallet, form.source)
  const write = (value: string) => actor.send({ type: "field.type", field: "amount", value })
  const use = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "credit.use" })
  }
  return (
    <>
      {kinds.length > 1 && (
        <SelectField
          id="wallet-source"
          label={text("wallet.source")}
          placeholder={text("wallet.source.all")}
          options={kinds.map((kind) => ({ value: kind, label: text(`wallet.part.${kind}`) }))}
          value={form.source ?? ""}
          disabled={busy}
          onChoose={(value) => actor.send({ type: "field.type", field: "source", value: kinds.find((kind) => kind === value) ?? null })}
        />
      )}
      <form noValidate onSubmit={use} aria-busy={busy}>
        <Field id="amount" label={text("wallet.amount")} wrong={refusalMessages(refusals, text).amount} readOut>
          {(control) => (
            <span className={styles.field}>
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={15}
                placeholder={formatNumber(wallet.used)}
                value={form.amount}
                onChange={(event) => write(event.currentTarget.value)}
              />
              <Button type="submit" variant="secondary" busy={busy}>
                {text("wallet.useIt")}
              </Button>
            </span>
          )}
        </Field>
      </form>
      <AmountSlider amount={shown} wallet={wallet} usable={usable} onSlide={(value) => write(formatNumber(value))} />
      <WalletParts parts={wallet.parts} order={order} />
      <p className={styles.quiet} id="wallet-cap">
        {rich("wallet.cap", { amount: formatTugrik(wallet.usable) })}
      </p>
      {wallet.used > 0 && (
        <div className={styles.drop}>
          <Button variant="quiet" busy={busy} onClick={() => actor.send({ type: "credit.drop" })}>
            {text("wallet.remove")}
          </Button>
        </div>
      )}
      <p className="sr" role="status">
        {busy && text("wallet.saving")}
      </p>
    </>
  )
}

type AmountSliderProps = Pick<WalletAmountProps, "wallet"> & {
  readonly amount: number
  /** Largest amount that the chosen part may pay. */
  readonly usable: number
  readonly onSlide: (amount: number) => void
}

/** Slider of the amount, split into the wallet's parts where the shop has already used just this amount. */
const AmountSlider = ({ amount, wallet, usable, onSlide }: AmountSliderProps) => {
  const text = useText()
  const value = Math.min(amount, usable)
  const isUsed = wallet.used > 0 && amount === wallet.used
  const parts = isUsed
    ? wallet.parts.map((part) => ({ key: walletPartKey(part), amount: part.used, tone: walletTones[part.kind] }))
    : [{ key: "typed", amount: value, tone: "sky" as const }]
  return (
    <div>
      <Slider
        id="wallet-slider"
        label={text("wallet.amount")}
        value={value}
        max={usable}
        step={step}
        parts={parts}
        valueText={text("wallet.words", { amount: formatNumber(amount) })}
        describedBy="wallet-cap"
        onSlide={onSlide}
      />
      <p className={styles.ends}>
        <span>{formatTugrik(0)}</span>
        <span>{text("wallet.most", { amount: formatTugrik(usable) })}</span>
      </p>
    </div>
  )
}
