/** Pages of information that every shop has. Specification §2, `/page/{slug}`. */
export const informationPages = ["delivery", "returns", "privacy", "terms"] as const
