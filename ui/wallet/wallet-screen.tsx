/** Wallet of a shopper: balance by part, loyalty level and statement. S23, S29 b. */
import { useSelector } from "@xstate/react"
import Gift from "lucide-react/icons/gift"
import Plus from "lucide-react/icons/plus"
import type { StatementActor } from "#machines/wallet/statement.ts"
import type { StatementFileActor } from "#machines/wallet/statement-file.ts"
import type { WalletActor } from "#machines/wallet/wallet.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { WalletBalance } from "./wallet-balance.tsx"
import { WalletStatement } from "./wallet-statement.tsx"

type Props = { readonly actor: WalletActor; readonly statement: StatementActor; readonly file: StatementFileActor }

export const WalletScreen = ({ actor, statement, file }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  return (
    <div data-state={state}>
      <AccountFrame here="wallet">
        <PageTitle title={text("wallet.title")} />
        <WalletBalance actor={actor} />
        <ActionGroup>
          <ButtonLink href="/account/wallet/recharge">
            <Plus />
            {text("recharge.title")}
          </ButtonLink>
          <ButtonLink href="/account/gift-cards" variant="secondary">
            <Gift />
            {text("giftCard.title")}
          </ButtonLink>
        </ActionGroup>
        <WalletStatement actor={statement} file={file} />
      </AccountFrame>
    </div>
  )
}
