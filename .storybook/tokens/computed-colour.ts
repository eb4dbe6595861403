/** Computed colour of a token in the present theme and brand. */

/** `#rrggbb`; `null` for no colour or a transparent one. */
export const computedColour = (token: string, within: Element): string | null => {
  const value = getComputedStyle(within).getPropertyValue(token).trim()
  const sample = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  if (sample === null || !CSS.supports("color", resolved(value, within))) return null
  sample.fillStyle = resolved(value, within)
  sample.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = sample.getImageData(0, 0, 1, 1).data
  return alpha < 255 ? null : `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`
}

/** The value with references to other tokens resolved. */
const resolved = (value: string, within: Element): string =>
  value.replaceAll(/var\((--[\w-]+)\)/g, (_, other: string) => getComputedStyle(within).getPropertyValue(other).trim())
