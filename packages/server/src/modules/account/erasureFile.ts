export interface Erasure {
  user_id: string
  erased_at: Date
}

export interface ErasureFile {
  list(): Erasure[]
  add(erasures: readonly Erasure[]): Promise<void>
}
