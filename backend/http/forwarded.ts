/** Detection of calls that came through a proxy. */

const signs = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"]

export const isForwarded = (headers: Headers): boolean => signs.some((name) => headers.has(name))
