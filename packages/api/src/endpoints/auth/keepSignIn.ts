import { signedIn } from '../../auth/authSlice.ts'
import { clearGuestTokens, readUser, saveTokens, saveUser } from '../../auth/tokenStorage.ts'
import { api } from '../../client/apiSlice.ts'
import type { SignedIn } from '../../contract/auth.ts'

type Dispatch = (action: ReturnType<typeof signedIn | typeof api.util.resetApiState>) => unknown

interface Lifecycle {
  dispatch: Dispatch
  queryFulfilled: Promise<{ data: SignedIn }>
}

/**
 * Keeps who is signed in from now on. What the server has told somebody else is forgotten: a sign-in that
 * has run out leaves it on the page.
 */
export function keepSignedIn({ tokens, user }: SignedIn, dispatch: Dispatch) {
  const isAnother = !user.id || readUser()?.id !== user.id
  // Other tabs look who it is once the tokens are there.
  saveUser(user)
  saveTokens(tokens)
  clearGuestTokens()
  dispatch(signedIn(user))
  if (isAnother) dispatch(api.util.resetApiState())
}

/** Keeps a new sign-in; a refused one leaves the old state as it was. */
export async function keepSignIn(_request: unknown, { dispatch, queryFulfilled }: Lifecycle) {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data) keepSignedIn(data, dispatch)
}
