import type { CardShape } from '@kathasagar/api/contract'

import type { Shared } from '../components/ShareButton/ShareButton.tsx'

export interface Keepsake {
  /** The ending's card; absent while it is drawn, null where it cannot be had. */
  card?: { url: string; shape: CardShape } | null | undefined
  /** Keeps the card as a file. */
  onSaveCard: () => void
  /** Hands the card to the device's own sheet; absent where it has none for pictures. */
  onShareCard?: (() => Promise<Shared>) | undefined
}
