/** Button that saves a QR code as a picture, to open it in a banking app on the same phone. */
import Download from "lucide-react/icons/download"
import { encode } from "uqr"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"

/** Pixels of a module. */
const scale = 12
/** White modules around the code, as the standard asks. */
const quietZone = 4

/** The code as black modules on white. Throws where the browser cannot draw, so that no empty picture is saved. */
const drawn = (content: string): HTMLCanvasElement => {
  const { data, size } = encode(content, { ecc: "M", border: quietZone })
  const canvas = document.createElement("canvas")
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext("2d")
  if (context === null) throw new Error("the browser has no 2D canvas")
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = "#000"
  data.forEach((row, y) => row.forEach((dark, x) => dark && context.fillRect(x * scale, y * scale, scale, scale)))
  return canvas
}

const download = (content: string, name: string): void => {
  const link = document.createElement("a")
  link.href = drawn(content).toDataURL("image/png")
  link.download = `${name}.png`
  link.click()
}

type Props = {
  readonly content: string
  /** Name of the file without its ending. */
  readonly name: string
  readonly onSave: () => void
}

export const SaveQr = ({ content, name, onSave }: Props) => {
  const text = useText()
  return (
    <Button
      variant="paper"
      onClick={() => {
        download(content, name)
        onSave()
      }}
    >
      <Download />
      {text("payment.qr.save")}
    </Button>
  )
}
