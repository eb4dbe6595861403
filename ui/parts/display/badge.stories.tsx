/** A word on a picture's corner, which says why to look twice. */
import { dress } from "#book/fixtures/goods.ts"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Badge, Badges, type BadgeKind } from "./badge.tsx"
import { ProductPicture } from "./picture.tsx"

type BadgeText = { readonly kind: BadgeKind; readonly text: string }

const OnPicture = ({ badges }: { readonly badges: ReadonlyArray<BadgeText> }) => (
  <PartFrame shape="tile">
    <ProductPicture picture={dress.image} sizes="16rem" />
    <Badges label="Тэмдэг">
      {badges.map(({ kind, text }) => (
        <Badge key={kind} kind={kind}>
          {text}
        </Badge>
      ))}
    </Badges>
  </PartFrame>
)

const meta = preview.meta({ title: "Parts/Badge", component: OnPicture, parameters: { layout: "padded" }, args: { badges: [{ kind: "new" as const, text: "Шинэ" }] } })

/** It came not long ago. */
export const New = meta.story({})
/** Something comes with it for nothing. */
export const Gift = meta.story({ args: { badges: [{ kind: "gift", text: "Бэлэгтэй" }] } })
/** How much less it costs than before. */
export const Sale = meta.story({ args: { badges: [{ kind: "sale", text: "−24%" }] } })
/** None is left; it may come again. */
export const SoldOut = meta.story({ args: { badges: [{ kind: "out", text: "Дууссан" }] } })
/** Two things are worth saying, one below the other. */
export const Several = meta.story({ args: { badges: [{ kind: "new", text: "Шинэ" }, { kind: "gift", text: "Бэлэгтэй" }] } })
