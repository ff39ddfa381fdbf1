import type { CardShape } from '@kathasagar/api/contract'

import type { Shared } from '../components/ShareButton/ShareButton.tsx'

export interface Keepsake {
  card?: { url: string; shape: CardShape } | null | undefined
  onSaveCard: () => void
  /** Absent if the device cannot share pictures. */
  onShareCard?: (() => Promise<Shared>) | undefined
}
