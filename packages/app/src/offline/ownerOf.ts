import type { RootState } from '../store.ts'

export const GUEST = 'guest'

/** Returns the owner of stored data, or null without a player. */
export const ownerOf = ({ auth }: Pick<RootState, 'auth'>): string | null =>
  auth.user?.id ?? (auth.isGuest ? GUEST : null)
