/** Gallery that is swiped. */
import { expect, fn, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { product } from "#book/fixtures/catalogue/product.ts"
import { Gallery } from "./gallery.tsx"

const pictures = product.images.slice(0, 3)

const meta = preview.meta({
  title: "Product/Gallery",
  component: Gallery,
  parameters: { layout: "padded" },
  args: { title: product.title, pictures, shown: 0, sale: null, soldOut: false, onShow: fn(), onZoom: fn(), onZoomNear: fn() },
})

/** The second picture after a swipe, also in a browser that does not report the end of a scroll. */
export const Swiped = meta.story({
  play: async ({ canvas, args }) => {
    const [track] = canvas.getAllByRole("list")
    if (track === undefined) throw new Error("the gallery has no pictures")
    const swallow = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener("scrollend", swallow, { capture: true })
    try {
      track.scrollTo({ left: track.clientWidth, behavior: "instant" })
      await waitFor(() => expect(args.onShow).toHaveBeenCalledWith(1))
    } finally {
      window.removeEventListener("scrollend", swallow, { capture: true })
    }
  },
})
