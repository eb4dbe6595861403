/** Rounding of amounts to integers, half away from zero; the only rounding of money. */
export const rounded = (value: number): number => {
  const whole = Math.sign(value) * Math.round(Math.abs(value))
  return whole === 0 ? 0 : whole
}
