/** Whom a product is for, as its texts and a typed text say it. Language alone: no shop's categories stand here. */

export type Audience = "woman" | "man" | "child" | "boy" | "girl" | "baby" | "adult"

const namesIn = (names: string): ReadonlyArray<string> => names.split(", ")

/**
 * Words of each audience in both languages; their forms are found by their stems. A relative says it too: what is for one's father is for men.
 * Two words are one name: «найз охин», a girlfriend, is no girl.
 */
export const audienceWords: Readonly<Record<Audience | "everyone", ReadonlyArray<string>>> = {
  woman: [
    namesIn("эмэгтэй, эмэгтэйчүүд, бүсгүй, бүсгүйчүүд, women, woman, lady, ladies, female"),
    namesIn("ээж, ээжид, эхнэр, эмээ, эмээд, эгч, эгчид, найз охин, найз бүсгүй"),
    namesIn("her, mother, mom, mum, wife, grandmother, grandma, sister, girlfriend"),
  ].flat(),
  man: [
    namesIn("эрэгтэй, эрэгтэйчүүд, эрчүүд, men, man, male, gentleman, gentlemen"),
    namesIn("аав, аавд, нөхөр, өвөө, өвөөд, ах, ахад, найз залуу, найз залууд"),
    namesIn("him, his, father, dad, husband, grandfather, grandpa, brother, boyfriend"),
  ].flat(),
  child: ["хүүхэд", "хүүхдүүд", "kid", "kids", "child", "children", "junior"],
  boy: ["хүү", "хүүд", "хөвгүүн", "хөвгүүд", "boy", "boys", "son"],
  girl: ["охин", "охид", "girl", "girls", "daughter"],
  baby: ["нялх", "нялхас", "нялхсын", "нярай", "baby", "babies", "infant", "newborn", "toddler"],
  adult: ["хүрэгчид", "adult", "adults"],
  everyone: ["unisex", "everyone"],
}

const without = (named: ReadonlySet<Audience>, ...dropped: ReadonlyArray<Audience>): ReadonlySet<Audience> =>
  new Set([...named].filter((audience) => !dropped.includes(audience)))

/** What is named together: «эрэгтэй хүүхэд» is a boy, and a baby is a child of that kind. */
const combined = (named: ReadonlySet<Audience>): ReadonlySet<Audience> => {
  if (named.has("baby")) return without(named, "woman", "man", "child")
  if (!named.has("child")) return named
  const isOfOneSex = named.has("woman") !== named.has("man")
  if (!isOfOneSex) return without(named, "woman", "man")
  return new Set([...without(named, "woman", "man", "child"), named.has("man") ? "boy" : "girl"])
}

/** Audiences of a text by what each of its words says; `null` for other words. */
export const audiencesNamed = (named: ReadonlyArray<Audience | "everyone" | null>): ReadonlySet<Audience> =>
  combined(new Set(named.filter((audience) => audience !== null && audience !== "everyone")))

/** Audiences whose products are for a wanted one. */
const suitable: Readonly<Record<Audience, ReadonlyArray<Audience>>> = {
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

const audiences = Object.keys(suitable) as ReadonlyArray<Audience>

/** Audiences whose products are for any of the wanted ones. */
export const suitableAudiences = (wanted: ReadonlySet<Audience>): ReadonlyArray<Audience> => [
  ...new Set([...wanted].flatMap((one) => suitable[one])),
]
/** Audiences whose products are for others; one that is also for a wanted one is not. */
export const otherAudiences = (wanted: ReadonlySet<Audience>): ReadonlyArray<Audience> => {
  const notForOthers = new Set([...wanted].flatMap((one) => [...suitable[one], ...neutral[one]]))
  return audiences.filter((audience) => !notForOthers.has(audience))
}
