import {
  useCreateGoogleNonceMutation,
  useGetConfigQuery,
  messageFor,
  useGoogleLoginMutation,
} from '@kathasagar/api'
import { useEffect, useEffectEvent, useState } from 'react'
import { fill } from '@kathasagar/ui/messages'
import { useNavigate } from 'react-router-dom'

import { consumeReturnPath } from '../navigation/paths.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { isRefused } from './useSecondStep.ts'
import { useSpokenLanguage } from '../i18n/useSpokenLanguage.ts'

const WIDEST = 400

/** Returns Google's button, or null if unavailable. Requests a new nonce if `onToken` fails. */
export function useGoogleButton(onToken: (id_token: string, nonce: string) => Promise<boolean>) {
  const clientId = useGetConfigQuery().data?.google_client_id ?? null
  const [slot, setSlot] = useState<HTMLDivElement | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  const [askNonce] = useCreateGoogleNonceMutation()

  const handleToken = useEffectEvent(async (id_token: string, nonce: string) => {
    const isTaken = await onToken(id_token, nonce)
    if (!isTaken) setAttempt((count) => count + 1)
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
        callback: ({ credential }) => void handleToken(credential, nonce),
      })
      const width = Math.min(WIDEST, slot.clientWidth)
      google.renderButton(slot, { theme: 'outline', size: 'large', width })
    }
    draw().catch(() => setIsMissing(true))
    return () => leaving.abort()
  }, [clientId, slot, attempt, askNonce])

  return clientId === null || isMissing ? null : setSlot
}

export interface GoogleAccounts {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (answer: { credential: string }) => void
  }): void
  renderButton(place: HTMLElement, options: { theme: string; size: string; width: number }): void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleAccounts } }
  }
}

const ADDRESS = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleAccounts> | null = null

function fetchScript(): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = ADDRESS
    script.async = true
    script.addEventListener('load', () => {
      if (window.google) resolve(window.google.accounts.id)
      else reject(new Error('The script of Google has said nothing'))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of Google could not be loaded'))
    })
    document.head.append(script)
  })
}

/** Loads Google's script once. Rejects if unavailable. */
function loadGoogle(): Promise<GoogleAccounts> {
  if (window.google) return Promise.resolve(window.google.accounts.id)
  loading ??= fetchScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

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
    if (data) await navigate(consumeReturnPath(), { replace: true })
    return data !== undefined
  })

  return (
    slotRef && { slotRef, error: isRefused(error) ? failureMessage(error, messages) : undefined }
  )
}
