import {
  messageFor,
  useCreateGoogleNonceMutation,
  useGetConfigQuery,
  useGoogleLoginMutation,
} from '@kathasagar/api'
import { fill } from '@kathasagar/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { takeReturnPath } from '../paths.ts'
import { loadGoogle } from './googleScript.ts'
import { useWords } from './useWords.ts'

const WIDEST = 400

const failureOf = (error: unknown, { failed }: ReturnType<typeof useWords>) =>
  fill(failed.google, { reason: messageFor(error, failed.googleUnknown) })

/** Google's button, drawn into a place of the page; nothing without a client id or its script. */
export function useGoogleSignIn() {
  const words = useWords()
  const clientId = useGetConfigQuery().data?.google_client_id ?? null
  const [slot, setSlot] = useState<HTMLDivElement | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  const [askNonce] = useCreateGoogleNonceMutation()
  const [login, { error }] = useGoogleLoginMutation()
  const navigate = useNavigate()

  const signIn = useEffectEvent(async (id_token: string, nonce: string) => {
    const { data } = await login({ id_token, nonce })
    // A nonce works once, so the next try has another.
    if (!data) return setAttempt((count) => count + 1)
    return navigate(takeReturnPath(), { replace: true })
  })

  useEffect(() => {
    if (!clientId || !slot) return undefined
    const leaving = new AbortController()
    const draw = async () => {
      const [google, { data }] = await Promise.all([loadGoogle(), askNonce()])
      if (leaving.signal.aborted) return
      if (!data) return setIsMissing(true)
      const { nonce } = data
      google.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => void signIn(credential, nonce),
      })
      const width = Math.min(WIDEST, slot.clientWidth)
      google.renderButton(slot, { theme: 'outline', size: 'large', width })
    }
    draw().catch(() => setIsMissing(true))
    return () => leaving.abort()
  }, [clientId, slot, attempt, askNonce])

  if (clientId === null || isMissing) return null
  return { slotRef: setSlot, error: error && failureOf(error, words) }
}
