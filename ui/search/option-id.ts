/** What an option of the search box is called in the page, so that the box can point at it. */
export const optionId = (list: string, index: number): string => `${list}-${index}`
