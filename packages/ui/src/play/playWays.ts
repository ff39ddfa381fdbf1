import type { TurnMap } from '@kathasagar/api/contract'

/** All ways that were played in a session, as a page holds them, and the ways to go along them. */
export interface PlayWays {
  /** The player looks at the map: only then it has to be asked for. */
  isOpen: boolean
  /** The player opened or closed it. */
  onOpenChange: (isOpen: boolean) => void
  /** The map; null while it is on its way. */
  map: TurnMap | null
  /** The map could not be had. */
  hasFailed: boolean
  /** The map is asked for again. */
  onRetry: () => void
  /** Why the last thing that was asked for was not done, as a sentence. */
  refusal?: string | undefined
  /** The session is to stand at a turn of the map; resolves to true once it does. */
  onGo: (turnId: string) => Promise<boolean>
  /** A turn's way is to have a name; null takes it away. Resolves to true once it has. */
  onName: (turnId: string, name: string | null) => Promise<boolean>
  /** Goes forward again after going back; absent where nothing was gone back from. */
  onRedo?: (() => void) | undefined
}
