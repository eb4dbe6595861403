/** Seed of idempotency keys. Not `randomUUID`, which needs a secure address: phones may open a development shop by its IP. */

/** 32 random letters and digits. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
