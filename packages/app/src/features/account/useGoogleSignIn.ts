import { messageFor, useGoogleLoginMutation } from '@kathasagar/api'
import { fill } from '@kathasagar/ui'
import { useNavigate } from 'react-router-dom'

import { takeReturnPath } from '../../navigation/paths.ts'
import { useGoogleButton } from '../../shared/useGoogleButton.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { isRefused } from '../../shared/useSecondStep.ts'
import { useSpokenLanguage } from '../../i18n/useSpokenLanguage.ts'

const failureMessage = (error: unknown, messages: ReturnType<typeof useSiteMessages>) =>
  fill(messages.failed.google, {
    reason: messageFor(error, messages.failed.googleUnknown, messages),
  })

/** Returns the Google button, or null if unavailable. `onRefused` can start a second factor. */
export function useGoogleSignIn(onRefused: (error: unknown) => void) {
  const messages = useSiteMessages()
  const [login, { error }] = useGoogleLoginMutation()
  const navigate = useNavigate()
  const spoken = useSpokenLanguage()

  const slotRef = useGoogleButton(async (id_token, nonce) => {
    const { data, error: refusal } = await login({ id_token, nonce, ...spoken })
    if (refusal) onRefused(refusal)
    if (data) await navigate(takeReturnPath(), { replace: true })
    return data !== undefined
  })

  return (
    slotRef && { slotRef, error: isRefused(error) ? failureMessage(error, messages) : undefined }
  )
}
