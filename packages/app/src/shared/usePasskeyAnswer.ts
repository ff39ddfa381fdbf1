import { messageFor, useCreatePasskeyChallengeMutation } from '@kathasagar/api'
import type { UsedCredential } from '@kathasagar/api/contract'
import { useAccountMessages } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { passkeyFault, usedPasskey } from './passkeys.ts'

/** Asks the browser for a passkey, and says why there is none. */
export function usePasskeyAnswer() {
  const site = useSiteMessages()
  const { faults } = useAccountMessages().account.passkey
  const [createChallenge] = useCreatePasskeyChallengeMutation()
  const [isAsking, setIsAsking] = useState(false)
  const [error, setError] = useState<string>()

  const answerOf = async () => {
    const { data, error: refusal } = await createChallenge()
    if (data) return usedPasskey(data)
    setError(messageFor(refusal, faults.failed, site))
    return null
  }
  /** What the passkey says; null where there is none, and then `error` says why. */
  const askPasskey = async (): Promise<UsedCredential | null> => {
    setError(undefined)
    setIsAsking(true)
    try {
      return await answerOf()
    } catch (fault) {
      setError(passkeyFault(fault, faults))
      return null
    } finally {
      setIsAsking(false)
    }
  }

  return { askPasskey, isAsking, error, forgetError: () => setError(undefined) }
}
