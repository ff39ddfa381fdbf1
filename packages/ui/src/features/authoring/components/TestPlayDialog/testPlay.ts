import type { DraftStructure } from '@kathasagar/story/schema'
import type { TestPlayAnswer, TestPlayRequest, TestPlayState } from '@kathasagar/api/contract'

/** One turn to play. The story is sent with each. */
export interface TestPlayAsked {
  structure: DraftStructure
  /** Scene of the first turn. */
  startAt: string
  /** State after the previous turn; null for the first. */
  state: TestPlayState | null
  action: TestPlayRequest['action']
  /** Values to set. Without an action, nothing is played. */
  sets?: NonNullable<TestPlayRequest['sets']>
}

export type TestPlay = (asked: TestPlayAsked) => Promise<TestPlayAnswer | { error: string }>

export interface TestTurn {
  action: TestPlayRequest['action']
  answer: TestPlayAnswer
}
