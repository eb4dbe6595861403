/** Makes what names are made from. Not `randomUUID`, which browsers have for secure addresses alone: a phone may try a shop by its number at home. */

/** 32 random letters and digits. */
export const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
