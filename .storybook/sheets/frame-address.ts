/** Where one story stands alone, without the book around it, in a language, a theme and a brand. */

/** The choices of the toolbars that a story alone should follow. */
export type Chosen = Readonly<Record<string, unknown>>

const followed = ["locale", "theme", "brand"] as const

/** Relative to the book's own address. A11y is checked by the tests, not by every thumbnail. */
export const frameAddress = (story: string, chosen: Chosen): string => {
  const globals = followed.flatMap((name) => (typeof chosen[name] === "string" ? [`${name}:${chosen[name]}`] : []))
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: "story", globals: [...globals, "a11y.manual:!true"].join(";") }).toString()}`
}
