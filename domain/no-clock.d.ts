/** The domain is told the time and the dice: a rule that looks at a clock of its own does not compile. */
type Forbidden = { readonly "the domain has no clock and no dice: take it as an argument": never }

interface DateConstructor {
  (): Forbidden
  new (): Forbidden
  now(): Forbidden
}
interface Math {
  random(): Forbidden
}
