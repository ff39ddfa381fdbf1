import { signedIn } from '../../auth/authSlice.ts'
import { clearGuestTokens, readUser, saveTokens, saveUser } from '../../auth/tokenStorage.ts'
import { api } from '../../client/apiSlice.ts'
import type { SignedIn } from '../../contract/auth.ts'

type Dispatch = (action: ReturnType<typeof signedIn | typeof api.util.resetApiState>) => unknown

/** Stores the login. Clears the cache if it belongs to another user. */
export function saveSignedIn({ tokens, user }: SignedIn, dispatch: Dispatch) {
  const isAnother = !user.id || readUser()?.id !== user.id
  // Other tabs read the user when the tokens change, so the user is stored first.
  saveUser(user)
  saveTokens(tokens)
  clearGuestTokens()
  dispatch(signedIn(user))
  if (isAnother) dispatch(api.util.resetApiState())
}

export async function saveLogin(
  _request: unknown,
  { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<{ data: SignedIn }> },
) {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data) saveSignedIn(data, dispatch)
}
