import type { OpeningPictures, RetellAction } from '@kathasagar/api/contract'

import type { TellingText } from './tellingText.ts'

export interface RunningTurn {
  telling: TellingText
  /** What is shown of the scene that it enters, as soon as it has a first word. */
  pictures?: OpeningPictures | undefined
  isBusy: boolean
  /** The newest turn is told again or on; null or absent where a turn is played. */
  retells?: RetellAction | null
  /** The way to the running action is lost and is being taken up again. */
  isReconnecting?: boolean
  /** Stops it, for nothing; absent where whoever tells is soon done. */
  onStop?: (() => void) | undefined
}
