import type { RootState } from '../store.ts'

/** Under whose name something is kept on this device; null where nobody plays. */
export const ownerOf = ({ auth }: Pick<RootState, 'auth'>): string | null =>
  auth.user?.id ?? (auth.isGuest ? 'guest' : null)
