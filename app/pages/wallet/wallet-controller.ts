/** Controller of the wallet: its balance, its statement, and the statement's file. */
import { partOfSlug } from "#domain/rules/wallet/part-slugs.ts"
import { statementMachine } from "#machines/wallet/statement.ts"
import { statementFileMachine } from "#machines/wallet/statement-file.ts"
import { walletMachine } from "#machines/wallet/wallet.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

/** Wallet part of the address; `null` for all parts. */
const partAt = ({ params }: PageLocation) => partOfSlug(params["slug"] ?? "")

export const controller = defineController({
  open: (pageInput) => ({
    actor: createPageActor(walletMachine, { overview: null }, pageInput),
    statement: createPageActor(
      statementMachine,
      { page: null, query: { part: partAt(pageInput.location), days: null } },
      pageInput,
      "statement",
    ),
    file: createPageActor(statementFileMachine, undefined, pageInput, "file"),
  }),
})
