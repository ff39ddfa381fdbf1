import type { MyExport, StoryFate } from '@kathasagar/api/contract'

import type { DuePage } from './eraseEach.ts'

/** Everything kept of one person, gathered from all tables. */
export interface ExportRepository {
  collect(userId: string, now: Date): Promise<Omit<MyExport, 'exported_at'>>
}

/** An account that is no more. */
export interface Erasure {
  user_id: string
  erased_at: Date
}

/** The list of erasures that is kept beside the database. */
export interface ErasureFile {
  list(): Erasure[]
  add(erasures: readonly Erasure[]): Promise<void>
}

export interface ErasureRepository {
  /** Users whose week is over, and users who were erased and have come back with a backup. */
  listDue(now: Date, page: DuePage): Promise<string[]>
  /**
   * The choice that a closed account was left with, its row locked until the transaction ends;
   * nothing when its owner has come back meanwhile.
   */
  lockDue(userId: string, now: Date): Promise<{ story_fate: StoryFate } | undefined>
  /** Removes a person from every table; their books stay, under a number that names nobody. */
  erase(userId: string, fate: StoryFate, now: Date): Promise<void>
  /** All erasures that the database knows of. */
  listErased(): Promise<Erasure[]>
  /** Keeps erasures that are known from elsewhere; who has come back is due at once. */
  noteErased(erasures: readonly Erasure[]): Promise<void>
}
