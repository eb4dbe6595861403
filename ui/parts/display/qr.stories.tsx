/** QR code for a phone's camera. */
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { QrCode } from "./qr.tsx"

/** EMVCo text of a payment, as a bank's QR code has it. */
const bankCode =
  "0002010102121531496200030496000000000000000000052045734530349654061290005802MN5909DELGUUR LLC6011ULAANBAATAR6213030982913377763045D21"

const meta = preview.meta({
  title: "Parts/QrCode",
  component: QrCode,
  parameters: { layout: "padded" },
  args: { text: "https://example.mn/pay/R482913377", label: "Төлбөрийн QR код" },
  render: (args) => (
    <PartFrame shape="tile">
      <QrCode {...args} />
    </PartFrame>
  ),
})

/** The address of a payment. */
export const Short = meta.story({})
/** As much data as a bank uses, still readable at arm's length. */
export const Long = meta.story({ args: { text: bankCode.repeat(2) } })
/** Black on white in the dark theme too, since some phones read nothing else. */
export const InTheDark = meta.story({ globals: { theme: "dark" } })
