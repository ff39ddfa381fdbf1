import type { TurnMap } from '@kathasagar/api/contract'

/** The map of a session's turns, as a page holds it. */
export interface PlayWays {
  /** True while the player looks at the map. Only then it has to be fetched. */
  isOpen: boolean
  /** Called when the player opens or closes it. */
  onOpenChange: (isOpen: boolean) => void
  /** Null while it loads. */
  map: TurnMap | null
  /** True if loading failed. */
  hasFailed: boolean
  /** Called to load it again. */
  onRetry: () => void
  /** Why the last move was refused, as a sentence. */
  refusal?: string | undefined
  /** Moves the session to a turn. Resolves with true once it stands there. */
  onGo: (turnId: string) => Promise<boolean>
  /** Goes forward again after an undo. Absent if nothing was undone. */
  onRedo?: (() => void) | undefined
}
