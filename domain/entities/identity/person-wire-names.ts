/** Names of a person's fields on the wire, in a file without schemas, which the profile form does not load. */
export const personWireNames = {
  lastName: "last_name",
  firstName: "first_name",
  birthday: "birthday",
  gender: "gender",
  occupation: "occupation",
  registrationNumber: "registration_number",
} as const
