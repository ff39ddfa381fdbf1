import type { DraftStructure } from '@kathasagar/story/schema'
import type { TestPlayAnswer, TestPlayRequest, TestPlayState } from '@kathasagar/api/contract'

/** A turn to play. Each request includes the story. */
export interface TestPlayAsked {
  structure: DraftStructure
  /** Scene of the first turn. */
  startAt: string
  /** State after the previous turn. Null for the first turn. */
  state: TestPlayState | null
  action: TestPlayRequest['action']
  /** Values to set. Without an action, no turn is played. */
  sets?: NonNullable<TestPlayRequest['sets']>
}

export type TestPlay = (asked: TestPlayAsked) => Promise<TestPlayAnswer | { error: string }>

export interface TestTurn {
  action: TestPlayRequest['action']
  answer: TestPlayAnswer
}
