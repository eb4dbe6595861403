/**
 * Limits on how often a call is made: the number, whom it counts, and why. Above a limit the answer is 429 with `Retry-After`. Decision 39.
 * An address is shared by thousands of a carrier's subscribers: its limits are higher than many honest callers reach together, and above
 * them a call passes by its work. Decision 47. The name of such a limit is the key of its counter, with the address.
 */
import { day, hour, minute, second } from "#domain/rules/instants.ts"
import type { AddressLimit, Limit } from "./rate-limiter.ts"

/** Whom a limit counts; `login at an address` is one login tried from one address. */
type Key = "person" | "login" | "login at an address" | "e-mail address"

type Row = { readonly why: string } & (AddressLimit | (Limit & { readonly by: Key }))

const aMinute = minute / second
const tenMinutes = 10 * aMinute
const aQuarter = 15 * aMinute
const anHour = hour / second
const aDay = day / second

export const limits = {
  // Identity
  codesToLogin: { max: 15, seconds: anHour, by: "login", why: "nobody is flooded with letters" },
  codesToLoginFromAddress: { max: 5, seconds: anHour, by: "login at an address", why: "one stranger does not use up a login's letters" },
  codesByAddress: { max: 300, seconds: anHour, by: "address", name: "codes", above: "work", why: "each SMS costs money" },
  contactCodes: { max: 20, seconds: anHour, by: "person", why: "each SMS costs money" },
  wrongCodesOfLogin: { max: 20, seconds: anHour, by: "login at an address", why: "a code has six digits" },
  wrongCodesByAddress: {
    max: 300,
    seconds: anHour,
    by: "address",
    name: "code",
    above: "work",
    why: "a code has six digits; right ones are taken back",
  },
  wrongPasswordsOfLogin: { max: 10, seconds: aQuarter, by: "login at an address", why: "guesses at one password" },
  wrongPasswordsByAddress: {
    max: 1000,
    seconds: aQuarter,
    by: "address",
    name: "password",
    above: "work",
    why: "each costs an Argon2id; right ones are taken back",
  },
  loginsByPassword: { max: 60, seconds: anHour, by: "person", why: "each leaves a session" },
  loginChecks: {
    max: 100,
    seconds: anHour,
    by: "address",
    name: "checks",
    above: "alike",
    why: "each says whether a login is registered; above it all are answered alike, and one that a session follows is taken back",
  },
  assertions: { max: 1000, seconds: aQuarter, by: "address", name: "assertions", above: "work", why: "guesses at signed social logins" },
  organizationLookUps: {
    max: 600,
    seconds: anHour,
    by: "address",
    name: "organizations",
    above: "work",
    why: "the register belongs to somebody else",
  },
  sandboxSecrets: {
    max: 20,
    seconds: anHour,
    by: "address",
    name: "sandbox",
    above: "refusal",
    why: "guesses at the secret of a sandbox, which no shopper enters",
  },
  // Account
  userPictures: { max: 30, seconds: anHour, by: "person", why: "each is decoded and stored" },
  exports: { max: 10, seconds: anHour, by: "person", why: "each reads every row of a person" },
  cardRegistrations: { max: 20, seconds: anHour, by: "person", why: "each opens a page at the bank" },
  pushDevices: { max: 300, seconds: anHour, by: "address", name: "push devices", above: "work", why: "devices that no service knows" },
  newsletterRequests: { max: 100, seconds: anHour, by: "address", name: "newsletter", above: "work", why: "each sends a letter" },
  newsletterLetters: { max: 3, seconds: anHour, by: "e-mail address", why: "nobody is flooded with letters" },
  // Money and orders
  visitorCarts: { max: 3000, seconds: anHour, by: "address", name: "carts", above: "work", why: "each is a row until it is purged" },
  wrongCoupons: { max: 20, seconds: anHour, by: "person", why: "guesses at codes; right ones are taken back" },
  wrongCouponsByAddress: {
    max: 2000,
    seconds: anHour,
    by: "address",
    name: "coupons",
    above: "work",
    why: "guesses at codes by many accounts",
  },
  couponLetters: { max: 10, seconds: anHour, by: "person", why: "letters to strangers" },
  redemptions: { max: 10, seconds: anHour, by: "person", why: "guesses at gift cards; right ones are taken back" },
  redemptionsByAddress: {
    max: 600,
    seconds: anHour,
    by: "address",
    name: "redeeming",
    above: "work",
    why: "guesses at gift cards by many accounts",
  },
  recharges: { max: 30, seconds: anHour, by: "person", why: "each opens a payment at a provider" },
  appPayments: { max: 20, seconds: tenMinutes, by: "person", why: "each asks a provider" },
  lenderQuestions: { max: 60, seconds: tenMinutes, by: "person", why: "each asks a lender" },
  returnPictures: { max: 20, seconds: anHour, by: "person", why: "each is decoded and stored" },
  returnPicturesByAddress: {
    max: 800,
    seconds: anHour,
    by: "address",
    name: "pictures of returns",
    above: "work",
    why: "the same by many accounts",
  },
  offers: { max: 30, seconds: aDay, by: "person", why: "a clerk reads each" },
  offersByAddress: { max: 1200, seconds: aDay, by: "address", name: "offers", above: "work", why: "the same by many accounts" },
  // What others read
  reviews: { max: 30, seconds: anHour, by: "person", why: "everybody reads them" },
  reviewsByAddress: { max: 1200, seconds: anHour, by: "address", name: "reviews", above: "work", why: "the same by many accounts" },
  reviewVotes: { max: 300, seconds: anHour, by: "person", why: "votes order the reviews" },
  comments: { max: 10, seconds: tenMinutes, by: "person", why: "everybody reads them" },
  commentsByAddress: { max: 600, seconds: anHour, by: "address", name: "comments", above: "work", why: "the same by many accounts" },
  articles: { max: 30, seconds: anHour, by: "person", why: "a draft may have a megabyte" },
  articlesByAddress: { max: 1200, seconds: anHour, by: "address", name: "articles", above: "work", why: "the same by many accounts" },
  articlePictures: { max: 60, seconds: anHour, by: "person", why: "each is decoded and stored" },
  articlePicturesByAddress: {
    max: 2400,
    seconds: anHour,
    by: "address",
    name: "pictures of articles",
    above: "work",
    why: "the same by many accounts",
  },
  contactForms: { max: 100, seconds: anHour, by: "address", name: "contact", above: "work", why: "a clerk reads each" },
  unknownWishLists: {
    max: 600,
    seconds: anHour,
    by: "address",
    name: "unknown wish lists",
    above: "work",
    why: "guesses at the addresses of lists; known ones are not counted",
  },
  pageViews: {
    max: 600,
    seconds: aMinute,
    by: "address",
    name: "views",
    above: "refusal",
    why: "each is a row until it is purged; above it the view is lost, and the shopper misses nothing",
  },
} as const satisfies Readonly<Record<string, Row>>
