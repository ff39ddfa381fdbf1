/** An erased account. */
export interface Erasure {
  user_id: string
  erased_at: Date
}

/** List of erasures that is stored beside the database. */
export interface ErasureFile {
  list(): Erasure[]
  add(erasures: readonly Erasure[]): Promise<void>
}
