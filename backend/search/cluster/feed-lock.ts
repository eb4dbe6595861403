/** Number of the advisory lock under which one process at a time sends changes to a cluster. */
export const feedLock = 4_623_001
