/** Colours of letters: the tokens of the light theme as values, since mail programs know no custom properties. A test of the letters compares them. */
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
