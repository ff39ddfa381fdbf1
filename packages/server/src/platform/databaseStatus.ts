/** How a replica stands that lists are read from. */
export interface ReplicaStatus {
  /** Lists are read from it. */
  isUsed: boolean
  /** By how much it is behind; null while it cannot be told. */
  lagMs: number | null
}

/** Connections of a pool, and how many wait for one. */
export interface PoolStatus {
  open: number
  idle: number
  waiting: number
}
