/** Brings the schemas of what the shop deals in, before the calls that speak of it: two short pieces of work in place of a long one. */
export { Order } from "#domain/entities/orders/order.ts"
