/** One picture of the book: a story in a language, a theme and a brand, seen through a window. */

export type Story = { readonly id: string; readonly title: string; readonly name: string }

/** How a story is looked at. */
export type Look = { readonly locale: string; readonly theme: string; readonly brand: string; readonly window: string }

/** A picture of a set, and the file that holds it. */
export type Shot = Story & Look & { readonly file: string }

/** `screens-cart--ready.mn.light.tselmeg.phone.png`: the same name in every set, so that sets can be compared. */
export const shotOf = (story: Story, look: Look): Shot => ({
  ...story,
  ...look,
  file: `${story.id}.${look.locale}.${look.theme}.${look.brand}.${look.window}.png`,
})

/** What a set holds, and which stories the book had then, taken or not. */
export type ShotSet = { readonly shots: ReadonlyArray<Shot>; readonly stories: ReadonlyArray<string> }

/** Where a set says so. */
export const listOfShots = "shots.json"
