/** The machines of the wallet: its balance, its statement, and the statement's file. */
import type { ActorRefFrom } from "xstate"
import { partOfSlug } from "#domain/rules/wallet/part-slugs.ts"
import { provided } from "#machines/ports.ts"
import { statementMachine } from "#machines/wallet/statement.ts"
import { statementFileMachine } from "#machines/wallet/statement-file.ts"
import { walletMachine } from "#machines/wallet/wallet.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type WalletActors = {
  readonly actor: ActorRefFrom<typeof walletMachine>
  readonly statement: ActorRefFrom<typeof statementMachine>
  readonly file: ActorRefFrom<typeof statementFileMachine>
}

/** The part that the address names; `null` for all. */
const partAt = ({ params }: PageLocation) => partOfSlug(params["slug"] ?? "")

export const controller: PageController<never, WalletActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(walletMachine, pageInput), { overview: null }, pageInput),
    statement: createPageActor(provided(statementMachine, pageInput), { page: null, query: { part: partAt(pageInput.location), days: null } }, pageInput, "statement"),
    file: createPageActor(provided(statementFileMachine, pageInput), undefined, pageInput, "file"),
  }),
}
