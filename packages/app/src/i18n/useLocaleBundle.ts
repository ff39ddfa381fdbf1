import { useGetMeQuery } from '@kathasagar/api'
import { interfaceLocaleOf, loadMessages } from '@kathasagar/ui'
import { startTransition, useEffect, useState } from 'react'

import { servedLocale, type LocaleBundle } from './localeBundle.ts'
import { useAppSelector } from '../slices/storeHooks.ts'

/** What this reader wants to be spoken to in; what is spoken now, while that is not yet known. */
function useWantedLocale(spoken: LocaleBundle['locale']) {
  const chosen = useAppSelector(({ preferences }) => preferences.locale)
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const { data: me, isError } = useGetMeQuery(undefined, { skip: !isSignedIn || chosen !== null })

  if (chosen) return chosen
  if (isSignedIn && !me && !isError) return spoken
  return (isSignedIn && interfaceLocaleOf(me?.language)) || servedLocale
}

interface LocaleOptions {
  /** What is spoken until another language is here. */
  first: LocaleBundle
  /** Pages wait for the network. */
  isOffline: boolean
  /** Where strings come from. */
  load?: typeof loadMessages
}

/**
 * Language of the pages: what was chosen on this device, else the account's, else what the page came in. The
 * pages go on in the old one until the strings of another are here. Strings that cannot be had are asked for
 * again when the network is back, and when the language is chosen once more.
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
      // The page waits for the words that it has in a file of its own, and shows the old ones meanwhile.
      if (isCurrent) startTransition(() => setBundle({ locale: wanted, messages }))
    }
    speak().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [wanted, bundle.locale, choices, isOffline, load])

  return bundle
}
