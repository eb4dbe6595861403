/** Bank account for a transfer, each value with a copy button. */
import type { BankAccount as Account } from "#domain/entities/cart/payment.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { CopyButton, type CopyMessages } from "#ui/parts/button/copy-button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./bank-account.module.css"

const copyMessages = {
  resting: "payment.copy",
  copied: "payment.copied",
  refused: "payment.notCopied",
  named: "payment.copyNamed",
} as const satisfies CopyMessages

export const BankAccount = ({ account, amount }: { readonly account: Account; readonly amount: Tugrik }) => {
  const text = useText()
  const facts = [
    { key: "bank", value: account.bank, copied: null },
    { key: "number", value: account.number, copied: account.number.replace(/\s/g, "") },
    { key: "name", value: account.name, copied: account.name },
    { key: "amount", value: formatTugrik(amount), copied: String(amount) },
    { key: "description", value: account.description, copied: account.description },
  ] as const
  return (
    <dl className={styles.account}>
      {facts.map(({ key, value, copied }) => (
        <div key={key}>
          <dt>{text(`payment.account.${key}`)}</dt>
          <dd>
            <b>{value}</b>
            {copied !== null && <CopyButton name={text(`payment.account.${key}`)} value={copied} messages={copyMessages} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
