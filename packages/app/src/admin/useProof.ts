import {
  errorBodyOf,
  fieldMessages,
  messageFor,
  useGetMeQuery,
  useProveByGoogleMutation,
  useProveMutation,
} from '@kathasagar/api'
import { adminMessages } from '@kathasagar/ui'
import { useState } from 'react'

import { useGoogleButton } from '../hooks/useGoogleButton.ts'
import { paths } from '../paths.ts'

const { proof: messages } = adminMessages.people

const refusalOf = (error: unknown) =>
  error ? (Object.values(fieldMessages(error))[0] ?? messageFor(error, messages.failed)) : undefined

/** Answers the server that wants to know whether it is still the admin who asks. */
export function useProof() {
  const { data: me } = useGetMeQuery()
  const [prove, byPassword] = useProveMutation()
  const [proveByGoogle, byGoogle] = useProveByGoogleMutation()
  const [waiting, setWaiting] = useState<{ settle: (isProved: boolean) => void } | null>(null)

  const settle = (isProved: boolean) => {
    waiting?.settle(isProved)
    setWaiting(null)
    byPassword.reset()
    byGoogle.reset()
  }
  const googleSlotRef = useGoogleButton(async (id_token, nonce) => {
    const { data } = await proveByGoogle({ id_token, nonce })
    if (data) settle(true)
    return data !== undefined
  })
  const handlePassword = async (password: string) => {
    const { data } = await prove({ password })
    if (data) settle(true)
  }

  /** Makes a call; where a proof is wanted, asks for it and makes the call again. */
  async function withProof<Outcome extends { error?: unknown }>(call: () => Promise<Outcome>) {
    const outcome = await call()
    if (errorBodyOf(outcome.error)?.code !== 'proof_needed') return outcome
    const isProved = await new Promise<boolean>((resolve) => setWaiting({ settle: resolve }))
    return isProved ? call() : null
  }

  return {
    withProof,
    dialog: {
      isOpen: waiting !== null,
      hasPassword: me?.has_password ?? true,
      isBusy: byPassword.isLoading || byGoogle.isLoading,
      error: refusalOf(byPassword.error ?? byGoogle.error),
      googleSlotRef,
      passwordHref: paths.forgotPassword,
      onPassword: (password: string) => void handlePassword(password),
      onCancel: () => settle(false),
    },
  }
}
