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

/**
 * Language of the pages: what was chosen on this device, else the account's, else what the page came in. The
 * pages go on in the old one until the strings of another are here.
 */
export function useLocaleBundle(first: LocaleBundle): LocaleBundle {
  const [bundle, setBundle] = useState(first)
  const wanted = useWantedLocale(bundle.locale)

  useEffect(() => {
    if (wanted === bundle.locale) return
    let isCurrent = true
    const speak = async () => {
      const messages = await loadMessages(wanted)
      // The page waits for the words that it has in a file of its own, and shows the old ones meanwhile.
      if (isCurrent) startTransition(() => setBundle({ locale: wanted, messages }))
    }
    // Strings that cannot be had now are asked for again on the next page.
    speak().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [wanted, bundle.locale])

  return bundle
}
