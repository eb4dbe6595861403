/** Row of deals with a countdown to the first end; a sale that has ended leaves the row. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import { useStillOnSale } from "#ui/catalogue/public/sold-now.ts"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { SaleCountdown } from "./sale-countdown.tsx"
import styles from "./deals.module.css"

/** Earliest end of these sales; `null` where none has one. */
const firstEnd = (tiles: ReadonlyArray<Tile>): Instant | null => {
  const ends = tiles.flatMap(({ saleExpireAt }) => saleExpireAt ?? [])
  return ends.toSorted((one, other) => millisecondsOf(one) - millisecondsOf(other))[0] ?? null
}

export const Deals = ({ tiles: all }: { readonly tiles: ReadonlyArray<Tile> }) => {
  const text = useText()
  const tiles = useStillOnSale(all)
  const until = firstEnd(tiles)
  if (tiles.length === 0) return null
  return (
    <div className={styles.band}>
      <div className="page">
        <TileRow title={text("home.deals")} tiles={tiles} href="/deals">
          {until !== null && <SaleCountdown until={until} isOfAll={tiles.every(({ saleExpireAt }) => saleExpireAt === until)} />}
        </TileRow>
      </div>
    </div>
  )
}
