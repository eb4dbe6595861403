/** Rounding of amounts: to whole numbers, half away from zero. The only rounding of money there is. */
export const rounded = (value: number): number => {
  const whole = Math.sign(value) * Math.round(Math.abs(value))
  return whole === 0 ? 0 : whole
}
