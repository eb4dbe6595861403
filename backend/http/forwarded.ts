/** Detection of calls through a proxy, whose caller is elsewhere even when the proxy is local. */

const signs = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"]

export const isForwarded = (headers: Headers): boolean => signs.some((name) => headers.has(name))
