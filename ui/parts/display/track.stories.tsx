/** Stops of an order and of a return. */
import preview from "#book/preview.tsx"
import { Track, type Stop } from "./track.tsx"

const labels = ["Захиалсан", "Төлсөн", "Савласан", "Хүргэж байна", "Хүргэсэн"]

/** Stops of which the one at index `current` is reached. */
const at = (current: number): ReadonlyArray<Stop> =>
  labels.map((label, index) => {
    const reached = index === current ? "here" : "ahead"
    return { key: label, label, state: index < current ? "passed" : reached, ...(index <= current && { note: `11-р сарын ${18 + index}` }) }
  })

const meta = preview.meta({
  title: "Parts/Track",
  component: Track,
  parameters: { layout: "padded" },
  args: { label: "Захиалгын явц", stops: at(2), ended: true },
})

/** Half of the way. */
export const OnTheWay = meta.story({})
/** The end is reached. */
export const Ended = meta.story({ args: { stops: at(4) } })
/** At the last stop something is awaited still: the money of a refund. */
export const LastStopAwaited = meta.story({ args: { stops: at(4), ended: false } })
/** One line for a list. */
export const Slim = meta.story({ args: { slim: true } })
/** From top to bottom on a phone. */
export const OnPhone = meta.story({ globals: { viewport: { value: "phone", isRotated: false } } })
