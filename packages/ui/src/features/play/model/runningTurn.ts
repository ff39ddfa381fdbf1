import type { OpeningPictures, RegenerateAction } from '@kathasagar/api/contract'

import type { StreamText } from './streamText.ts'

export interface RunningTurn {
  telling: StreamText
  /** Pictures of the entered scene, which appear with the first word. */
  pictures?: OpeningPictures | undefined
  isBusy: boolean
  /** Kind of regeneration, while the newest turn is regenerated or continued. */
  retells?: RegenerateAction | null
  /** Number of other players' turns in the queue before this one. Default: 0. */
  ahead?: number
  /** True while the connection of the running action is being restored. */
  isReconnecting?: boolean
  /** Stops the action without a charge. Absent for fast storytellers. */
  onStop?: (() => void) | undefined
}
