import type { RetellAction } from '@kathasagar/api/contract'

import type { TellingText } from './tellingText.ts'

/** The turn that is being told, if any is. */
export interface RunningTurn {
  /** The answer as far as it has come. */
  telling: TellingText
  /** An action runs: nothing else can be asked for. */
  isBusy: boolean
  /** It plays no turn: the newest one is told again or on. */
  retells?: RetellAction | null
  /** The way to the running action is lost and is being taken up again. */
  isReconnecting?: boolean
}
