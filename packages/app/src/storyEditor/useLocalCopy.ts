import { useUi } from '@kathasagar/ui'
import type { StoryFormValues } from '@kathasagar/ui/authoring'
import { useEffect, useRef, useState } from 'react'

import { forgetLocalCopy, saveLocalCopy } from './localCopies.ts'

const KEEP_AFTER_MS = 500

interface KeptWords {
  key: string
  values: StoryFormValues
  /** Something was typed since the page was opened. */
  isTouched: boolean
  revision?: number | undefined
}

/** Keeps what is typed on this device, shortly after the last key and whenever the page is left. */
export function useLocalCopy({ key, values, isTouched, revision }: KeptWords) {
  const [keptAt, setKeptAt] = useState<Date>()
  const [isRefused, setIsRefused] = useState(false)
  const pending = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!isTouched) return
    const keep = () => {
      pending.current = null
      const now = new Date()
      const draft = { values, kept_at: now.toISOString() }
      const isKept = saveLocalCopy(key, revision === undefined ? draft : { ...draft, revision })
      setIsRefused(!isKept)
      if (isKept) setKeptAt(now)
    }
    pending.current = keep
    // What was saved or given up meanwhile is not kept again.
    const timer = setTimeout(() => pending.current?.(), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, values, isTouched, revision])

  useEffect(() => {
    const keepNow = () => pending.current?.()
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])

  /** The words are saved or given up: nothing of them stays here. */
  const forget = () => {
    pending.current = null
    forgetLocalCopy(key)
    setKeptAt(undefined)
  }
  const { locale } = useUi()
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  return { keptAt: keptAt?.toLocaleTimeString(locale, clock), isRefused, forget }
}
