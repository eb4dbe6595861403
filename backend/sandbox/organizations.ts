/** Register of invented organizations in the sandbox. */
import type { OrganizationRegister } from "#backend/identity/ebarimt-register.ts"

const names: Readonly<Record<string, string>> = {
  "6041238": "Хангай Агаар ХХК",
  "5123456": "Алтан Тал Трейд ХХК",
  "2034567": "Хөх Толгой ХК",
  "9012345": "Номын Өргөө ТББ",
}

export const sandboxRegister: OrganizationRegister = async (registryNumber) => {
  const name = names[registryNumber]
  return name === undefined ? null : { name }
}
