/** How the time that is left is written. */

const two = (value: number): string => String(value).padStart(2, "0")

/** `14:59`; from an hour on `1:00:00`. Below nothing it stays `00:00`. */
export const formatCountdown = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`
  return hours === 0 ? rest : `${hours}:${rest}`
}
