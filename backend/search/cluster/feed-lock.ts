/** Number of the advisory lock under which one process at a time tells a cluster of changes. */
export const feedLock = 4_623_001
