import type { InkScene } from '@kathasagar/story'

import type { Refusal } from '../../refusal.ts'

/** A turn of a program: its beginning, or what a choice leads to from where it stood. */
export interface InkTurn {
  compiled: string
  from: { saved: string; place: string; choice: number } | null
  /** Seed of the play; counts at the beginning, and is part of what is saved. */
  seed: number
}

/** Runs programs of authors where they can do nothing but tell. */
export interface InkRunner {
  /** Refuses what the program fails of, and what takes more than a turn may. */
  run(turn: InkTurn): Promise<InkScene | Refusal>
  close(): Promise<void>
}
