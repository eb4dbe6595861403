/** Radio group of tiles. */
import CreditCard from "lucide-react/icons/credit-card"
import QrSign from "lucide-react/icons/qr-code"
import WalletSign from "lucide-react/icons/wallet"
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { ChoiceTiles, type Choice } from "./choice-tiles.tsx"

type Method = "qr" | "card" | "wallet"
type Props = { readonly choices: ReadonlyArray<Choice<Method>>; readonly chosen?: Method | null; readonly wrong?: string }

const Example = ({ choices, chosen: first = null, wrong }: Props) => {
  const [chosen, setChosen] = useState<Method | null>(first)
  return (
    <PartFrame>
      <ChoiceTiles name="way" label="Төлбөрийн хэлбэр" choices={choices} chosen={chosen} wrong={wrong} onChoose={setChosen} />
    </PartFrame>
  )
}

const choices: ReadonlyArray<Choice<Method>> = [
  { key: "qr", title: "QR кодоор", note: "Банкны аппаараа уншуулна", icon: <QrSign /> },
  { key: "card", title: "Картаар", note: "Visa, Mastercard", icon: <CreditCard /> },
  { key: "wallet", title: "Хэтэвчээр", note: "85,000₮ байна", icon: <WalletSign /> },
]

const meta = preview.meta({ title: "Parts/ChoiceTiles", component: Example, parameters: { layout: "padded" }, args: { choices } })

/** Nothing is chosen. */
export const Unchosen = meta.story({})
/** One tile is chosen. */
export const Chosen = meta.story({ args: { chosen: "qr" } })
/** One tile is disabled and says why. */
export const OneDisabled = meta.story({
  args: {
    chosen: "qr",
    choices: choices.map((choice) =>
      choice.key === "wallet" ? { ...choice, disabled: true, note: "20,000₮-өөс дээш худалдан авалтад" } : choice,
    ),
  },
})
/** The choice is missing, with its error. */
export const Wrong = meta.story({ args: { wrong: "Төлбөрийн хэлбэрээ сонгоно уу" } })
/** Names and notes that take several lines. */
export const LongWords = meta.story({
  args: {
    chosen: "card",
    choices: choices.map((choice) => ({
      ...choice,
      title: "Олон улсын төлбөрийн карт",
      note: "Pay by any international card issued by a foreign or Mongolian bank",
    })),
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** The Tab key focuses the group, arrow keys move between tiles. */
export const ByKeyboard = meta.story({
  args: { chosen: "qr" },
  play: async ({ canvas }) => {
    const [qr, card] = canvas.getAllByRole("radio")
    await userEvent.tab()
    await expect(qr).toHaveFocus()
    await userEvent.keyboard("{ArrowDown}")
    await expect(card).toHaveFocus()
    await expect(card).toBeChecked()
    await expect(qr).not.toBeChecked()
  },
})
