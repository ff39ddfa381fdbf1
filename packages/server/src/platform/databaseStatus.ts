export interface ReplicaStatus {
  isUsed: boolean
  lagMs: number | null
}

export interface PoolStatus {
  open: number
  idle: number
  waiting: number
}
