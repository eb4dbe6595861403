/** Blank details of a registration, in a file without the schema, which the login page does not load. */
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
