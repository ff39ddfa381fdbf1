import {
  errorBodyOf,
  fieldMessages,
  messageFor,
  useGetMeQuery,
  useGetSecondFactorQuery,
  useReauthenticateMutation,
  useReauthenticateWithGoogleMutation,
  useReauthenticateWithSecondFactorMutation,
} from '@kathasagar/api'
import { useSettingsMessages, type ReauthMethod } from '@kathasagar/ui/internal'
import { useState } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { paths } from '../navigation/paths.ts'
import { useGoogleButton } from './useGoogleButton.ts'

/** Stores a rejected call during reauthentication. */
function usePendingCall() {
  const [waiting, setWaiting] = useState<{ settle: (isReauthenticated: boolean) => void } | null>(
    null,
  )

  /** Runs a call, and again after reauthentication if the server requires it. */
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

function useReauthMethods(isWaiting: boolean) {
  const { data: me } = useGetMeQuery()
  const { data: factor } = useGetSecondFactorQuery(undefined, { skip: !isWaiting })
  const items: ReauthMethod[] = me?.has_password === false ? ['google'] : ['password']
  if (factor?.totp) items.push('code')
  return items
}

export function useReauth() {
  const { failed } = useSettingsMessages().security.reauth
  const site = useSiteMessages()
  const { isWaiting, settleWaiting, withReauth } = usePendingCall()
  const [byPassword] = useReauthenticateMutation()
  const [byGoogle] = useReauthenticateWithGoogleMutation()
  const [byFactor] = useReauthenticateWithSecondFactorMutation()
  const [googleError, setGoogleError] = useState<string>()

  const prove = async (call: () => Promise<{ data?: unknown; error?: unknown }>) => {
    setGoogleError(undefined)
    const { data, error } = await call()
    if (data) settleWaiting(true)
    return error
      ? (Object.values(fieldMessages(error, site))[0] ?? messageFor(error, failed, site))
      : null
  }
  const onGoogle = async (id_token: string, nonce: string) => {
    const refused = await prove(async () => byGoogle({ id_token, nonce }))
    setGoogleError(refused ?? undefined)
    return refused === null
  }

  return {
    withReauth,
    dialog: {
      items: useReauthMethods(isWaiting),
      isOpen: isWaiting,
      error: googleError,
      googleSlotRef: useGoogleButton(onGoogle),
      passwordHref: paths.forgotPassword,
      onClose: () => {
        settleWaiting(false)
        setGoogleError(undefined)
      },
      onPassword: (password: string) => prove(async () => byPassword({ password })),
      onCode: (one_time_code: string) => prove(async () => byFactor({ one_time_code })),
    },
  }
}
