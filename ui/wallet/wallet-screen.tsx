/** Wallet of a shopper: balance by part, loyalty level and statement. S23, S29 b. */
import { useSelector } from "@xstate/react"
import ArrowLeft from "lucide-react/icons/arrow-left"
import Gift from "lucide-react/icons/gift"
import Plus from "lucide-react/icons/plus"
import { partOfSlug } from "#domain/rules/wallet/part-slugs.ts"
import type { StatementActor } from "#machines/wallet/statement.ts"
import type { StatementFileActor } from "#machines/wallet/statement-file.ts"
import type { WalletActor } from "#machines/wallet/wallet.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { WalletBalance } from "./wallet-balance.tsx"
import { WalletStatement } from "./statement/wallet-statement.tsx"

type Props = {
  readonly actor: WalletActor
  readonly statement: StatementActor
  readonly file: StatementFileActor
  readonly location: { readonly params: Readonly<Record<string, string>> }
}

export const WalletScreen = ({ actor, statement, file, location }: Props) => {
  const slug = location.params["slug"] ?? ""
  const part = partOfSlug(slug)
  const text = useText()
  const { walletTitle } = useSiteConfig()
  const state = useSelector(actor, ({ value }) => value)
  return (
    <div data-state={state}>
      <AccountFrame here="wallet">
        <PageTitle title={part === null ? (walletTitle ?? text("wallet.title")) : text(`wallet.part.${part}`)} />
        {part !== null && (
          <ButtonLink href="/account/wallet" variant="quiet" size="small">
            <ArrowLeft />
            {text("walletPage.whole")}
          </ButtonLink>
        )}
        {slug !== "" && part === null && (
          <EmptyState title={text("walletPage.noPart")} text={text("walletPage.noPart.text")}>
            <ButtonLink href="/account/wallet">{text("walletPage.whole")}</ButtonLink>
          </EmptyState>
        )}
        <WalletBalance actor={actor} part={part} />
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
