/** Consent to outside services: the kinds to ask about, whether the shopper has answered, and what may be loaded. B27. */
import type { ConsentAnswer, ConsentKind, ConsentRecord } from "#domain/entities/shell/consent.ts"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"

/** Version of the text of consent; a change of its meaning asks everybody again. */
export const consentVersion = 1

/** Kinds of consent, in the order of the prompt. */
const promptOrder: ReadonlyArray<ConsentKind> = ["statistics", "marketing", "chat"]

/** Kind of consent that a service needs; pushed messages are marketing. */
const consentFor = ({ kind }: OutsideService): ConsentKind => (kind === "push" ? "marketing" : kind)

/** Kinds of consent that a site's services need. */
export const requestedKinds = (services: ReadonlyArray<OutsideService>): ReadonlyArray<ConsentKind> =>
  promptOrder.filter((kind) => services.some((service) => consentFor(service) === kind))

/** Companies behind a kind of consent. */
export const namesBehind = (kind: ConsentKind, services: ReadonlyArray<OutsideService>): ReadonlyArray<string> =>
  services.filter((service) => consentFor(service) === kind).map(({ name }) => name)

/** Whether a device has answered the present text for every kind that the site needs. */
export const isAnswered = (record: ConsentRecord | null, services: ReadonlyArray<OutsideService>): boolean =>
  record !== null && record.version === consentVersion && requestedKinds(services).every((kind) => record.asked.includes(kind))

/** Services that may be loaded: none before an answer. */
export const allowedServices = (answer: ConsentAnswer | null, services: ReadonlyArray<OutsideService>): ReadonlyArray<OutsideService> =>
  answer === null ? [] : services.filter((service) => answer.allowed.includes(consentFor(service)))

/** Services that were allowed and are no longer. */
export const withdrawnServices = (
  before: ConsentAnswer | null,
  now: ConsentAnswer | null,
  services: ReadonlyArray<OutsideService>,
): ReadonlyArray<OutsideService> => {
  const allowed = allowedServices(now, services)
  return allowedServices(before, services).filter((service) => !allowed.includes(service))
}
