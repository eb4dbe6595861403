/** The domain is told the time and the dice: a rule that looks at a clock of its own does not compile. */
type Told = { readonly "the domain has no clock and no dice: take it as an argument": never }

interface DateConstructor {
  (): Told
  new (): Told
  now(): Told
}
interface Math {
  random(): Told
}
