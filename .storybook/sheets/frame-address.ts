/** Address of a story's own page, in a locale, theme and brand. */

/** Toolbar values that the story's page follows. */
export type Chosen = Readonly<Record<string, unknown>>

const followed = ["locale", "theme", "brand"] as const

/** Relative to the book's own address. Accessibility is checked by tests, not by every thumbnail. */
export const frameAddress = (story: string, chosen: Chosen): string => {
  const globals = followed.flatMap((name) => (typeof chosen[name] === "string" ? [`${name}:${chosen[name]}`] : []))
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: "story", globals: [...globals, "a11y.manual:!true"].join(";") }).toString()}`
}
