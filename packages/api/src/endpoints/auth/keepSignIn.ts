import { signedIn } from '../../auth/authSlice.ts'
import { clearGuestTokens, saveTokens, saveUser } from '../../auth/tokenStorage.ts'
import type { SignedIn } from '../../contract/auth.ts'

interface Lifecycle {
  dispatch: (action: ReturnType<typeof signedIn>) => unknown
  queryFulfilled: Promise<{ data: SignedIn }>
}

/** Keeps a new sign-in; a refused one leaves the old state as it was. */
export async function keepSignIn(_request: unknown, { dispatch, queryFulfilled }: Lifecycle) {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (!data) return
  saveTokens(data.tokens)
  saveUser(data.user)
  clearGuestTokens()
  dispatch(signedIn(data.user))
}
