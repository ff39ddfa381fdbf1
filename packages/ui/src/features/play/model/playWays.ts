import type { TurnMap } from '@kathasagar/api/contract'

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
  refusal?: string | undefined
  /** Moves the session to a turn. Resolves with true once it stands there. */
  onGo: (turnId: string) => Promise<boolean>
  /** Goes forward again after an undo. Absent if nothing was undone. */
  onRedo?: (() => void) | undefined
}
