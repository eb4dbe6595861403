/** Row that scrolls beyond the edge of the screen. */
import { expect, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import { PartFrame } from "#book/part-frame.tsx"
import { Scroller, ScrollerSteps, useScroller } from "./scroller.tsx"
import { SectionHead } from "./section-head.tsx"
import { ProductTile } from "#ui/catalogue/public/tile.tsx"

const Row = ({ count }: { readonly count: number }) => {
  const scroller = useScroller()
  return (
    <PartFrame shape="page">
      <section aria-labelledby="row">
        <SectionHead id="row" title="Шинээр ирсэн" tools={<ScrollerSteps scroller={scroller} name="Шинээр ирсэн" />} />
        <Scroller scroller={scroller} labelledBy="row">
          {tiles.slice(0, count).map((tile) => (
            <ProductTile key={tile.id} tile={tile} />
          ))}
        </Scroller>
      </section>
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/Scroller", component: Row, args: { count: 10 } })

/** At its start: only the forward button works. */
export const Beginning = meta.story({})
/** Everything fits: no buttons. */
export const Short = meta.story({ args: { count: 2 } })
/** On a phone the row is swiped; a cut tile shows that there is more. */
export const OnPhone = meta.story({ globals: { viewport: { value: "phone", isRotated: false } } })
/** The buttons scroll it by most of its width, and the Tab key moves through the tiles. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole("group", { name: "Шинээр ирсэн" })
    const [back, on] = await canvas.findAllByRole("button", { name: /Шинээр ирсэн/ })
    await expect(back).toHaveAttribute("aria-disabled", "true")
    await userEvent.tab()
    await userEvent.tab()
    await expect(on).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0), { timeout: 5000 })
    await waitFor(() => expect(back).toHaveAttribute("aria-disabled", "false"))
  },
})
