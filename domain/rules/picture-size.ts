/** Size of a picture that is drawn smaller. */

type Size = { readonly width: number; readonly height: number }

/** Size in pixels inside the square of `side`, with the same ratio, at least 1 pixel each side; never enlarged. */
export const sizeWithin = (side: number, { width, height }: Size): Size => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
