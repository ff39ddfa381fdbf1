import type { TurnMap } from '@kathasagar/api/contract'

export interface PlayPaths {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  map: TurnMap | null
  hasFailed: boolean
  onRetry: () => void
  refusal?: string | undefined
  /** Moves the session to a turn. Resolves with true on success. */
  onGo: (turnId: string) => Promise<boolean>
  /** Redoes an undone turn. Absent if there is none. */
  onRedo?: (() => void) | undefined
}
