import { messageFor, usePasskeySignInMutation } from '@kathasagar/api'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { hasPasskeys } from '../../shared/passkeys.ts'
import { usePasskeyAnswer } from '../../shared/usePasskeyAnswer.ts'

/** The way in by a passkey alone; nothing where the browser has none. */
export function usePasskeySignIn(onSignedIn: () => void) {
  const messages = useSiteMessages()
  const [signIn, { isLoading, error, reset }] = usePasskeySignInMutation()
  const { askPasskey, ...passkey } = usePasskeyAnswer()
  if (!hasPasskeys()) return undefined

  const press = async (remember_me: boolean) => {
    reset()
    const used = await askPasskey()
    if (!used) return
    const { data } = await signIn({ passkey: used, remember_me })
    if (data) onSignedIn()
  }
  return {
    isBusy: isLoading || passkey.isAsking,
    error: passkey.error ?? (error && messageFor(error, messages.failed.login, messages)),
    onPress: (remember_me: boolean) => void press(remember_me),
  }
}
