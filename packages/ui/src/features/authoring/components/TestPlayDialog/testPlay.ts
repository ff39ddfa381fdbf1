import type { DraftStructure } from '@kathasagar/story/schema'
import type { TestPlayAnswer, TestPlayRequest, TestPlayState } from '@kathasagar/api/contract'

/** One turn that is asked for. The story is sent with each, since nothing of it is kept. */
export interface TestPlayAsked {
  structure: DraftStructure
  /** Where the first turn begins. */
  startAt: string
  /** As the turn before left it; null for the first. */
  state: TestPlayState | null
  /** What the player does; null for the first. */
  action: TestPlayRequest['action']
  /** Values set by hand; with no action nothing is played, and the play stands where they lead. */
  sets?: NonNullable<TestPlayRequest['sets']>
}

/** Plays a turn, or says in a sentence why it cannot. */
export type TestPlay = (asked: TestPlayAsked) => Promise<TestPlayAnswer | { error: string }>

/** A turn that was told, and what the player had done. */
export interface TestTurn {
  action: TestPlayRequest['action']
  answer: TestPlayAnswer
}
