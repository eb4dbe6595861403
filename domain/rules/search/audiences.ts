/** Whom a product is for, as its texts and a typed text say it. Language alone: no shop's categories stand here. */

export type Audience = "woman" | "man" | "child" | "boy" | "girl" | "baby" | "adult"

/** Words of each audience in both languages; their forms are found by their stems. */
export const audienceWords: Readonly<Record<Audience | "everyone", ReadonlyArray<string>>> = {
  woman: ["эмэгтэй", "эмэгтэйчүүд", "бүсгүй", "бүсгүйчүүд", "women", "woman", "lady", "ladies", "female"],
  man: ["эрэгтэй", "эрэгтэйчүүд", "эрчүүд", "men", "man", "male", "gentleman", "gentlemen"],
  child: ["хүүхэд", "хүүхдүүд", "kid", "kids", "child", "children", "junior"],
  boy: ["хүү", "хөвгүүн", "хөвгүүд", "boy", "boys"],
  girl: ["охин", "охид", "girl", "girls"],
  baby: ["нялх", "нялхас", "нялхсын", "нярай", "baby", "babies", "infant", "newborn", "toddler"],
  adult: ["хүрэгчид", "adult", "adults"],
  everyone: ["unisex", "everyone"],
}

/** What is named together: «эрэгтэй хүүхэд» is a boy, and a baby is a child of that kind. */
const together = (named: ReadonlySet<Audience>): ReadonlySet<Audience> => {
  if (!named.has("child") && !named.has("baby")) return named
  const [small] = named.has("baby") ? (["baby"] as const) : []
  const own = [...named].filter((audience) => audience !== "woman" && audience !== "man" && (small === undefined || audience !== "child"))
  const sex = named.has("woman") === named.has("man") ? [] : [named.has("man") ? ("boy" as const) : ("girl" as const)]
  return new Set(small === undefined && sex.length > 0 ? [...own.filter((audience) => audience !== "child"), ...sex] : own)
}

/** Audiences of a text by what each of its words says; `null` for other words. */
export const audiencesNamed = (named: ReadonlyArray<Audience | "everyone" | null>): ReadonlySet<Audience> =>
  together(new Set(named.filter((audience) => audience !== null && audience !== "everyone")))

/** Audiences whose products are for a wanted one. */
const met: Readonly<Record<Audience, ReadonlyArray<Audience>>> = {
  woman: ["woman"],
  man: ["man"],
  child: ["child", "boy", "girl", "baby"],
  boy: ["boy", "child"],
  girl: ["girl", "child"],
  baby: ["baby"],
  adult: ["adult", "woman", "man"],
}
/** Audiences whose products are neither for a wanted one nor for others: what is for adults may be for men. */
const neutral: Readonly<Record<Audience, ReadonlyArray<Audience>>> = {
  woman: ["adult"],
  man: ["adult"],
  child: [],
  boy: ["baby"],
  girl: ["baby"],
  baby: ["child", "boy", "girl"],
  adult: [],
}

const all = Object.keys(met) as ReadonlyArray<Audience>

export const meetingAudiences = (wanted: ReadonlySet<Audience>): ReadonlyArray<Audience> => [
  ...new Set([...wanted].flatMap((one) => met[one])),
]
/** Audiences whose products are for others; one that is also for a wanted one is not. */
export const otherAudiences = (wanted: ReadonlySet<Audience>): ReadonlyArray<Audience> => {
  const mine = new Set([...wanted].flatMap((one) => [...met[one], ...neutral[one]]))
  return all.filter((audience) => !mine.has(audience))
}
