/** Colours of a drawn machine in both themes; every text has enough contrast. */

export type Palette = {
  readonly ink: string
  readonly quiet: string
  readonly paper: string
  readonly group: string
  readonly line: string
  readonly lit: string
  readonly litGround: string
}

export const palettes = {
  light: { ink: "#14161b", quiet: "#565b66", paper: "#ffffff", group: "#f6f7f9", line: "#c3c8d1", lit: "#1b4dd8", litGround: "#e6ecfc" },
  dark: { ink: "#f0f2f5", quiet: "#a8aeba", paper: "#16181d", group: "#1e2127", line: "#454b57", lit: "#8fb0ff", litGround: "#1d2a4d" },
} as const satisfies Readonly<Record<string, Palette>>

export type Theme = keyof typeof palettes
