/** Text of a countdown. */
import { twoDigits } from "./two-digits.ts"

/** `14:59`, from an hour on `1:00:00`; `00:00` below 0. */
export const formatCountdown = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const rest = `${twoDigits(Math.floor((whole % 3600) / 60))}:${twoDigits(whole % 60)}`
  return hours === 0 ? rest : `${hours}:${rest}`
}
