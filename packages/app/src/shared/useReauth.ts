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
import { useSettingsMessages, type ReauthWay } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { paths } from '../navigation/paths.ts'
import { useGoogleButton } from './useGoogleButton.ts'

/** The sentence for a refused proof. */
function useRefusalOf() {
  const { failed } = useSettingsMessages().security.reauth
  const site = useSiteMessages()

  return (error: unknown) =>
    error
      ? (Object.values(fieldMessages(error, site))[0] ?? messageFor(error, failed, site))
      : undefined
}

/** A call that was refused until its caller shows again who they are, held meanwhile. */
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

/** By what the account can show who it is; looked up once that is asked. */
function useWays(isWaiting: boolean) {
  const { data: me } = useGetMeQuery()
  const { data: factor } = useGetSecondFactorQuery(undefined, { skip: !isWaiting })
  const items: ReauthWay[] = me?.has_password === false ? ['google'] : ['password']
  if (factor?.totp) items.push('code')
  return items
}

/** The calls that show who somebody is, and why the last one was refused. */
function useProofs(onProved: () => void) {
  const [reauthenticate, byPassword] = useReauthenticateMutation()
  const [reauthenticateWithGoogle, byGoogle] = useReauthenticateWithGoogleMutation()
  const [reauthenticateWithFactor, byFactor] = useReauthenticateWithSecondFactorMutation()
  const calls = [byPassword, byGoogle, byFactor]

  const forget = () => {
    for (const call of calls) call.reset()
  }
  const prove = async (call: () => Promise<{ data?: unknown }>) => {
    forget()
    const { data } = await call()
    if (data) {
      forget()
      onProved()
    }
    return data !== undefined
  }

  return {
    forget,
    refusal: calls.find(({ error }) => error)?.error,
    isBusy: calls.some(({ isLoading }) => isLoading),
    onGoogle: (id_token: string, nonce: string) =>
      prove(async () => reauthenticateWithGoogle({ id_token, nonce })),
    onPassword: (password: string) => void prove(async () => reauthenticate({ password })),
    onCode: (one_time_code: string) =>
      void prove(async () => reauthenticateWithFactor({ one_time_code })),
  }
}

/** Answers the server that wants to know whether it is still the same person who asks. */
export function useReauth() {
  const { isWaiting, settleWaiting, withReauth } = useWaitingCall()
  const refusalOf = useRefusalOf()
  const items = useWays(isWaiting)

  const { forget, refusal, onGoogle, ...proofs } = useProofs(() => settleWaiting(true))
  const giveUp = () => {
    settleWaiting(false)
    forget()
  }

  return {
    withReauth,
    dialog: {
      ...proofs,
      items,
      isOpen: isWaiting,
      error: refusalOf(refusal),
      googleSlotRef: useGoogleButton(onGoogle),
      passwordHref: paths.forgotPassword,
      onClose: giveUp,
    },
  }
}
