/** How a replica stands that lists are read from. */
export interface ReplicaStanding {
  /** Lists are read from it. */
  isUsed: boolean
  /** By how much it is behind; null while it cannot be told. */
  lagMs: number | null
}

/** Connections of a pool, and how many wait for one. */
export interface PoolStanding {
  open: number
  idle: number
  waiting: number
}
