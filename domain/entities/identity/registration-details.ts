/** Details of a registration before anything is typed; apart from its schema, which the login does not load. */
import type { RegistrationDetails } from "./registration-draft.ts"

export const emptyDetails: RegistrationDetails = {
  lastName: "",
  firstName: "",
  birthday: "",
  gender: null,
  occupation: "",
  registrationNumber: "",
  name: "",
  registryNumber: "",
  phone: "",
  address: "",
  workerCount: "",
  activity: "",
}
