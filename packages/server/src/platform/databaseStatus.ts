export interface ReplicaStatus {
  /** True if lists are read from it. */
  isUsed: boolean
  /** Null if unknown. */
  lagMs: number | null
}

export interface PoolStatus {
  open: number
  idle: number
  waiting: number
}
