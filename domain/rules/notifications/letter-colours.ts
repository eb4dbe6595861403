/** Colours of letters: those of the light theme, since a mail program knows no tokens. `tests/ui/letter-colours` compares them. */
export const letterColours = {
  felt: "#faf8f4",
  paper: "#ffffff",
  wool: "#f2ede4",
  tile: "#f3f2f0",
  ink: "#14161b",
  inkQuiet: "#565b66",
  line: "#e7e2d9",
  sky: "#1b4dd8",
  onSky: "#ffffff",
} as const
