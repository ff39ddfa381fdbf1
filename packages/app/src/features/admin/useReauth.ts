import {
  errorBodyOf,
  fieldMessages,
  messageFor,
  useGetMeQuery,
  useReauthenticateWithGoogleMutation,
  useReauthenticateMutation,
} from '@kathasagar/api'
import { useAdminMessages } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useGoogleButton } from '../../shared/useGoogleButton.ts'
import { paths } from '../../navigation/paths.ts'

/** The sentence for a refused proof. */
function useRefusalOf() {
  const { reauth: messages } = useAdminMessages().people
  const site = useSiteMessages()

  return (error: unknown) =>
    error
      ? (Object.values(fieldMessages(error, site))[0] ?? messageFor(error, messages.failed, site))
      : undefined
}

/** A call that was refused until the admin signs in again, held meanwhile. */
function useWaitingCall() {
  const [waiting, setWaiting] = useState<{ settle: (isReauthenticated: boolean) => void } | null>(
    null,
  )

  /** Makes a call; where a proof is wanted, asks for it and makes the call again. */
  async function withReauth<Outcome extends { error?: unknown }>(call: () => Promise<Outcome>) {
    const outcome = await call()
    if (errorBodyOf(outcome.error)?.code !== 'reauth_required') return outcome
    const isReauthenticated = await new Promise<boolean>((resolve) =>
      setWaiting({ settle: resolve }),
    )
    return isReauthenticated ? call() : null
  }

  return {
    withReauth,
    isWaiting: waiting !== null,
    settleWaiting: (isReauthenticated: boolean) => {
      waiting?.settle(isReauthenticated)
      setWaiting(null)
    },
  }
}

/** Answers the server that wants to know whether it is still the admin who asks. */
export function useReauth() {
  const { data: me } = useGetMeQuery()
  const [reauthenticate, byPassword] = useReauthenticateMutation()
  const [reauthenticateWithGoogle, byGoogle] = useReauthenticateWithGoogleMutation()
  const { isWaiting, settleWaiting, withReauth } = useWaitingCall()
  const refusalOf = useRefusalOf()

  const settle = (isReauthenticated: boolean) => {
    settleWaiting(isReauthenticated)
    byPassword.reset()
    byGoogle.reset()
  }
  const googleSlotRef = useGoogleButton(async (id_token, nonce) => {
    const { data } = await reauthenticateWithGoogle({ id_token, nonce })
    if (data) settle(true)
    return data !== undefined
  })
  const handlePassword = async (password: string) => {
    const { data } = await reauthenticate({ password })
    if (data) settle(true)
  }

  return {
    withReauth,
    dialog: {
      isOpen: isWaiting,
      hasPassword: me?.has_password ?? true,
      isBusy: byPassword.isLoading || byGoogle.isLoading,
      error: refusalOf(byPassword.error ?? byGoogle.error),
      googleSlotRef,
      passwordHref: paths.forgotPassword,
      onPassword: (password: string) => void handlePassword(password),
      onClose: () => settle(false),
    },
  }
}
