/** Driver of the pictures that a shopper attaches to a review or a return. */
import type { Shopper } from "./shopper.ts"

type Attached = { readonly context: { readonly pictures: ReadonlyArray<{ readonly key: string }> } }

const positionOf = ({ context }: Attached, key: string): number => context.pictures.findIndex((picture) => picture.key === key)

export const pictureDriver = {
  "pictures.add": ({ upload }: Shopper, { files: [file] }: { readonly files: ReadonlyArray<unknown> }) => upload("pictures.choose", file),
  "picture.drop": {
    when: (now: Attached, { key }: { readonly key: string }) => positionOf(now, key) >= 0,
    by: ({ press }: Shopper, { key }: { readonly key: string }, now: Attached) =>
      press(["pictures.remove", { number: String(positionOf(now, key) + 1) }]),
  },
}
