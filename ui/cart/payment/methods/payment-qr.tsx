/** QR code of a payment, with a button that saves it as a picture. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import { QrCode } from "#ui/parts/display/qr.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { SaveQr } from "./save-qr.tsx"

type Props = {
  readonly content: string
  readonly number: OrderNumber
  readonly onSave: () => void
}

export const PaymentQr = ({ content, number, onSave }: Props) => {
  const text = useText()
  return (
    <>
      <QrCode text={content} label={text("payment.qr")} />
      <SaveQr content={content} name={number} onSave={onSave} />
    </>
  )
}
