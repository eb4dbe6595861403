/** Badge in the corner of a picture. */
import { dress } from "#book/fixtures/catalogue/goods.ts"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Badge, Badges } from "./badge.tsx"
import { ProductPicture } from "./picture.tsx"

type BadgeText = { readonly kind: string; readonly text: string }

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

const meta = preview.meta({
  title: "Parts/Badge",
  component: OnPicture,
  parameters: { layout: "padded" },
  args: { badges: [{ kind: "new" as const, text: "Шинэ" }] },
})

/** New product. */
export const New = meta.story({})
/** Gift with the product. */
export const Gift = meta.story({ args: { badges: [{ kind: "gift", text: "Бэлэгтэй" }] } })
/** Discount. */
export const Sale = meta.story({ args: { badges: [{ kind: "sale", text: "−24%" }] } })
export const SoldOut = meta.story({ args: { badges: [{ kind: "out", text: "Дууссан" }] } })
/** Two badges, one below the other. */
export const Several = meta.story({
  args: {
    badges: [
      { kind: "new", text: "Шинэ" },
      { kind: "gift", text: "Бэлэгтэй" },
    ],
  },
})
