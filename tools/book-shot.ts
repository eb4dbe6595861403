/** Shot: one picture of a story in a locale, theme, brand and window. */

export type Story = { readonly id: string; readonly title: string; readonly name: string }

/** Settings in which a story is shown. */
export type Look = { readonly locale: string; readonly theme: string; readonly brand: string; readonly window: string }

/** A picture of a set, and the file that holds it. */
export type Shot = Story & Look & { readonly file: string }

/** `screens-cart--ready.mn.light.tselmeg.phone.png`: equal names in every set, so that sets can be compared. */
export const shotOf = (story: Story, look: Look): Shot => ({
  ...story,
  ...look,
  file: `${story.id}.${look.locale}.${look.theme}.${look.brand}.${look.window}.png`,
})

/** Shots of a set, and all stories that the book had then, taken or not. */
export type ShotSet = { readonly shots: ReadonlyArray<Shot>; readonly stories: ReadonlyArray<string> }

/** File that lists a set's shots. */
export const listOfShots = "shots.json"
