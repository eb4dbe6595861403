/** Element id of a search option, for `aria-activedescendant`. */
export const optionId = (list: string, index: number): string => `${list}-${index}`
