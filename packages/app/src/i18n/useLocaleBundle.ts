import { useGetMeQuery } from '@kathasagar/api'
import { interfaceLocaleOf, loadMessages } from '@kathasagar/ui/messages'
import { startTransition, useEffect, useState } from 'react'

import { servedLocale, type LocaleBundle } from './localeBundle.ts'
import { useAppSelector } from '../slices/storeHooks.ts'

function useWantedLocale(spoken: LocaleBundle['locale']) {
  const chosen = useAppSelector(({ preferences }) => preferences.locale)
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const { data: me, isError } = useGetMeQuery(undefined, { skip: !isSignedIn || chosen !== null })

  if (chosen) return chosen
  if (isSignedIn && !me && !isError) return spoken
  return (isSignedIn && interfaceLocaleOf(me?.language)) || servedLocale
}

interface LocaleOptions {
  first: LocaleBundle
  isOffline: boolean
  load?: typeof loadMessages
}

/**
 * Language of the device, the account, or the served page. Retries failed downloads when the
 * network returns or the language is selected again.
 */
export function useLocaleBundle({ first, isOffline, load = loadMessages }: LocaleOptions) {
  const [bundle, setBundle] = useState(first)
  const wanted = useWantedLocale(bundle.locale)
  const choices = useAppSelector(({ preferences }) => preferences.localeChoices)

  useEffect(() => {
    if (wanted === bundle.locale) return
    let isCurrent = true
    const speak = async () => {
      const messages = await load(wanted)
      // During the transition, the old page is visible while lazy texts load.
      if (!isCurrent) return
      document.dispatchEvent(new Event('hydrateall'))
      startTransition(() => setBundle({ locale: wanted, messages }))
    }
    speak().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [wanted, bundle.locale, choices, isOffline, load])

  return bundle
}
