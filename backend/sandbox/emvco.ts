/** Text of a payment QR code in EMVCo's merchant-presented format. */

/** CRC-16/CCITT-FALSE of the UTF-8 bytes as four upper-case hexadecimal digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (const byte of Buffer.from(text, "utf8")) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, "0")
}

/** A field: id, length in two digits, value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, "0")}${value}`

export type QrPayment = {
  /** Globally unique identifier of the account's format, as a reversed domain name. */
  readonly scheme: string
  readonly account: string
  /** Latin letters; cut to 25. */
  readonly merchant: string
  readonly amount: number
  readonly reference: string
}

const currencyMnt = "496"
/** Merchant category: department stores. */
const category = "5311"

export const qrText = ({ scheme, account, merchant, amount, reference }: QrPayment): string => {
  const fields = [
    field("00", "01"),
    field("01", "12"),
    field("26", field("00", scheme) + field("01", account)),
    field("52", category),
    field("53", currencyMnt),
    field("54", String(amount)),
    field("58", "MN"),
    field("59", merchant.slice(0, 25)),
    field("60", "ULAANBAATAR"),
    field("62", field("01", reference) + field("05", reference)),
    "6304",
  ].join("")
  return fields + crc16(fields)
}
