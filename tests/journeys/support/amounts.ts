/** Amounts in tugrik as pages write them. Example: `amountIn("Нийт 12,500₮")` is 12,500. */

/** First amount of a text; `NaN` where there is none. */
export const amountIn = (text: string | null): number => Number(/([\d,]+)₮/.exec(text ?? "")?.[1]?.replaceAll(",", ""))

/** Text of an amount, the same in Mongolian and English: `12,500₮`. */
export const formatAmount = (tugrik: number): string => `${tugrik.toLocaleString("en")}₮`
