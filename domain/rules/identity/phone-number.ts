/** Mongolian phone numbers of eight digits. Specification §5, V5. */

/** Phone number as eight digits: `+976 9911-2233`, `00976 99112233` and `9911 2233` are `99112233`. */
export const normalizePhone = (text: string): string => text.replace(/[\s().-]/gu, "").replace(/^(?:\+|00)?976(?=\d{8}$)/, "")

/** Whether text is a phone number: eight digits, the first from 5 to 9. */
export const isPhone = (text: string): boolean => /^[5-9]\d{7}$/.test(normalizePhone(text))

/** Whether a phone number receives SMS: landlines of companies begin with 7 and do not. */
export const receivesSms = (text: string): boolean => isPhone(text) && !normalizePhone(text).startsWith("7")

/** `99112233` as `9911 2233`. */
export const formatPhone = (text: string): string => normalizePhone(text).replace(/^(\d{4})(\d{4})$/, "$1 $2")

/** Number as it is called from any country: `9911 2233` is `+97699112233`, and a number of another country keeps its code. */
export const internationalPhone = (text: string): string => normalizePhone(text).replace(/^(?!\+)/, "+976")

/** Whether two texts are one phone number. */
export const isSamePhone = (one: string, other: string): boolean => normalizePhone(one) === normalizePhone(other)

/** Message key of the refusal of a phone number; `null` when it is accepted. */
export const phoneRefusal = (text: string): "v.phone_blank" | "v.phone_wrong" | null => {
  if (text.trim() === "") return "v.phone_blank"
  return isPhone(text) ? null : "v.phone_wrong"
}
