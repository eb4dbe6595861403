/** Content of a letter, the same for HTML and plain text. */

/** A named value: `Delivery: tomorrow 14:00–18:00`. */
export type LetterFact = { readonly label: string; readonly value: string }
export type LetterLine = {
  readonly name: string
  readonly detail: string
  readonly amount: string
  /** Path of the product's picture without width and format. */
  readonly picture?: string
}

export type Letter = {
  readonly subject: string
  readonly title: string
  /** First sentence, which an inbox shows beside the subject. */
  readonly lead: string
  /** Further paragraphs. */
  readonly paragraphs?: ReadonlyArray<string>
  readonly code?: string
  readonly facts?: ReadonlyArray<LetterFact>
  readonly lines?: ReadonlyArray<LetterLine>
  readonly sums?: ReadonlyArray<LetterFact>
  readonly action?: { readonly label: string; readonly href: string }
  /** Sentences after everything else. */
  readonly notes?: ReadonlyArray<string>
  /** Link in the foot that leaves the list of the letter. */
  readonly leave?: { readonly label: string; readonly href: string }
}

/** The same letter for each channel; a short message is one text. */
export type LetterForms = { readonly email: Letter; readonly sms: string }

/** Shop in whose name a letter is written. */
export type LetterSender = {
  readonly brand: string
  readonly company: string
  readonly supportPhone: string
  /** Hours of the support phone, `11:00–22:00`. */
  readonly hours: string
  /** Origin of the shop's addresses, `https://shop.mn`. */
  readonly origin: string
  /** Accent colour `#rrggbb`, readable under white text. */
  readonly accent: string
  /** Address of the logo on the shop, before its width and format; `null` without one. */
  readonly logo: string | null
}
