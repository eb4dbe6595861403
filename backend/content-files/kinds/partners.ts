/** Partners whose money wallets hold. W5. */
import { onlyTexts } from "#domain/entities/locale.ts"
import { PartnerContent } from "#domain/entities/wallet/partner-content.ts"
import type { ContentKind } from "../content-kind.ts"
import { deleteOrWithdraw } from "../withdraw.ts"

type Row = Omit<PartnerContent, "minimum"> & { readonly minimum: number | null }

const stored = ({ id, name, minimum }: PartnerContent | Row): PartnerContent => ({
  id,
  name: onlyTexts(name),
  ...(minimum != null && { minimum }),
})

export const kind: ContentKind<PartnerContent> = {
  item: PartnerContent,
  effect: "Companies whose money a wallet holds in a part of its own. One that is left out stays in the wallets that hold its money.",
  fields: {
    id: "As wallets name it; stays the same.",
    name: "What the part of the wallet is called.",
    minimum: "Smallest purchase in tugrik that its money pays; the shop's `partner_minimum` without it.",
  },
  example: { id: "altan-travel", name: { mn: "Алтан аялал", en: "Altan Travel" }, minimum: 100_000 },
  keyOf: ({ id }) => id,
  isOrdered: false,
  read: async (db) => (await db.query<Row>("select id, name, minimum from partners where not withdrawn order by minimum, id")).map(stored),
  stored,
  write: async (db, { put, gone }) => {
    for (const { id, name, minimum } of put) {
      await db.query(
        `insert into partners (id, name, minimum) values ($1, $2, $3)
         on conflict (id) do update set name = excluded.name, minimum = excluded.minimum, withdrawn = false`,
        [id, JSON.stringify(name), minimum ?? null],
      )
    }
    const withdrawn = await deleteOrWithdraw(
      db,
      {
        table: "partners",
        key: "id",
        isInUse:
          "exists (select from wallet_parts where partner_id = partners.id) or exists (select from wallet_entries where partner_id = partners.id)",
      },
      gone.map(({ id }) => id),
    )
    return gone.filter(({ id }) => withdrawn.has(id))
  },
}
