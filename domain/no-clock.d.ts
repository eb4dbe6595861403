/** Types that make `Date.now()`, `new Date()` and `Math.random()` fail to compile in `domain`: time and randomness are arguments. */
type Forbidden = { readonly "domain is pure: take time and randomness as arguments": never }

interface DateConstructor {
  (): Forbidden
  new (): Forbidden
  now(): Forbidden
}
interface Math {
  random(): Forbidden
}
