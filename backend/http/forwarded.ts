/** Whether a call came through a proxy, which speaks for somebody elsewhere, though it may stand on this machine. */

const signs = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"]

export const isForwarded = (headers: Headers): boolean => signs.some((name) => headers.has(name))
