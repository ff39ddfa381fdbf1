import type { OpeningPictures, RegenerateAction } from '@kathasagar/api/contract'

import type { StreamText } from './streamText.ts'

export interface RunningTurn {
  telling: StreamText
  /** Pictures of the entered scene, shown with the first word. */
  pictures?: OpeningPictures | undefined
  isBusy: boolean
  /** Set while the newest turn is regenerated or continued. */
  retells?: RegenerateAction | null
  /** Number of turns of other players before this one. Default: 0. */
  ahead?: number
  /** The connection of the running action is being restored. */
  isReconnecting?: boolean
  /** Stops the action without charge. Absent for fast narrators. */
  onStop?: (() => void) | undefined
}
