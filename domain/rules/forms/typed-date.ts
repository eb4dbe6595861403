/** Text of a date field while it is typed: the slashes of yyyy/MM/dd come by themselves. Specification §5, V2. */

const padded = (part: string): string => (part.length === 1 ? `0${part}` : part)

/** `1994317…` typed with any separators, or none, as `1994/03/17`. */
export const typedDate = (text: string): string => {
  const [year = "", month = "", ...rest] = text.split(/\D+/)
  // A separator after one digit of the month says that the month is complete.
  const digits = (year.length === 4 && rest.length > 0 ? [year, padded(month), ...rest] : [year, month, ...rest]).join("").slice(0, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== "").join("/")
}
