/** Environment in which commands speak English, whatever that of the tests is. */
export const english = { LC_ALL: "en_US.UTF-8" } as const
