/** Entity schemas, loaded before the API client to split a long task. */
export { Order } from "#domain/entities/orders/order.ts"
