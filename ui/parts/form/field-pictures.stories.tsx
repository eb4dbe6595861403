/** Field of pictures in its states. */
import { useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { smallPicture } from "#book/fixtures/orders/returns.ts"
import { PartFrame } from "#book/part-frame.tsx"
import { PicturesField, type PicturesFieldProps } from "./field-pictures.tsx"

type ExampleProps = Partial<Pick<PicturesFieldProps, "refusal" | "shrinking" | "sent" | "disabled" | "onAdd">> & {
  /** Number of chosen pictures. */
  readonly count?: number
}

const Example = ({
  count = 0,
  refusal = null,
  shrinking = false,
  sent = null,
  disabled = false,
  onAdd = () => undefined,
}: ExampleProps) => {
  const [keys, setKeys] = useState(Array.from({ length: count }, (_, at) => String(at)))
  return (
    <PartFrame>
      <PicturesField
        pictures={keys.map((key) => ({ key, src: smallPicture }))}
        max={5}
        refusal={refusal}
        shrinking={shrinking}
        sent={sent}
        disabled={disabled}
        onAdd={onAdd}
        onDrop={(dropped) => setKeys(keys.filter((key) => key !== dropped))}
      />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/PicturesField", component: Example, parameters: { layout: "padded" } })

/** No picture yet. */
export const Empty = meta.story({})
/** Three pictures, each with a button that removes it. */
export const WithPictures = meta.story({ args: { count: 3 } })
/** Chosen pictures are being compressed. */
export const Shrinking = meta.story({ args: { count: 1, shrinking: true, disabled: true } })
/** The upload has begun; its share is not known yet. */
export const Sending = meta.story({ args: { count: 3, sent: 0, disabled: true } })
/** About two thirds of the bytes are sent. */
export const MostlySent = meta.story({ args: { count: 3, sent: 0.64, disabled: true } })
/** The last files were refused. */
export const Wrong = meta.story({ args: { count: 1, refusal: { field: "pictures", key: "v.picture_type", values: {} } } })
/** Five pictures on the smallest phone. */
export const OnSmallPhone = meta.story({ args: { count: 5 }, globals: { viewport: { value: "narrow", isRotated: false } } })
/** A picture is removed, and the file picker reached, by keyboard; `onAdd` receives the chosen files. */
export const ByKeyboard = meta.story({
  args: { count: 2, onAdd: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "1-р зургийг хасах" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getAllByRole("img")).toHaveLength(1))
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Зураг нэмэх" })).toHaveFocus()
    const file = new File(["jpeg"], "scarf.jpg", { type: "image/jpeg" })
    await userEvent.upload(canvas.getByLabelText("Зургийн файл"), file)
    await expect(args.onAdd).toHaveBeenCalledWith([file])
  },
})
