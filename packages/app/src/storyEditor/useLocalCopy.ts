import { useUi } from '@kathasagar/ui'
import type { StoryFormValues } from '@kathasagar/ui/internal'
import { forgetLocalCopy, saveLocalCopy } from '@kathasagar/ui/internal/editor'
import { useEffect, useRef, useState } from 'react'

const KEEP_AFTER_MS = 500

interface KeptWords {
  key: string
  values: StoryFormValues
  isTouched: boolean
  revision?: number | undefined
}

/** Stores the form on the device after a pause, and when the page is hidden or closed. */
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
    // If the form was saved or discarded, there is nothing to write.
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

  const forget = () => {
    pending.current = null
    forgetLocalCopy(key)
    setKeptAt(undefined)
  }
  const { locale } = useUi()
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  return { keptAt: keptAt?.toLocaleTimeString(locale, clock), isRefused, forget }
}
