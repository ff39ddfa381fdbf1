import type { RootState } from '../store.ts'

/** Whoever plays here without an account. */
export const GUEST = 'guest'

/** Under whose name something is kept on this device; null where nobody plays. */
export const ownerOf = ({ auth }: Pick<RootState, 'auth'>): string | null =>
  auth.user?.id ?? (auth.isGuest ? GUEST : null)
