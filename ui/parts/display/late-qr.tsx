/** QR code whose encoder loads once one is shown. */
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"

const qrCode = lazyPart(async () => (await import("./qr.tsx")).QrCode)

export const LateQr = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { Part } = useLazyPart(qrCode, true)
  return Part === null ? null : <Part text={text} label={label} />
}
