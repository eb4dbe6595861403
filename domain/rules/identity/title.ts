/** Title of a person by gender, as an account and a passenger have it. Specification §3, E3. */
export const titleOf = (gender: "male" | "female" | null): "MR" | "MS" | null =>
  gender === null ? null : gender === "male" ? "MR" : "MS"
