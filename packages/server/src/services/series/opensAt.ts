import type { Ports } from '../ports.ts'
import type { StoredPace } from './ports.ts'

/** When the next part opens for a reader who waits for it; null once it has. */
export const opensAt = ({ clock }: Pick<Ports, 'clock'>, { opens_at }: StoredPace): string | null =>
  opens_at !== null && opens_at > clock.now() ? opens_at.toISOString() : null
