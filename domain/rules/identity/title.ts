/** Title of a person by gender, as an account and a passenger have it. Specification §3, E3. */
import type { Gender } from "#domain/entities/identity/person.ts"

export const titles = { male: "MR", female: "MS" } as const satisfies Readonly<Record<Gender, string>>

export const titleOf = (gender: Gender | null): "MR" | "MS" | null => (gender === null ? null : titles[gender])
