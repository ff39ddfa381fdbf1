import { waitlistError } from '@kathasagar/api/contract'
import { WaitlistScreen } from '@kathasagar/ui/screens'
import { messageFor, useGetConfigQuery, useJoinWaitlistMutation } from '@kathasagar/api'
import type { WaitlistRequest } from '@kathasagar/api/contract'
import { useEffect, useState } from 'react'

import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

export default function WaitlistRoute() {
  const messages = useSiteMessages()
  const waitlist = useWaitlist()
  useTitle(messages.titles.waitlist)

  return (
    <WaitlistScreen
      {...waitlist}
      homeHref={paths.home}
      privacyHref={paths.privacy}
      termsHref={paths.terms}
      validate={waitlistError}
    />
  )
}

const THANKS_AFTER_MS = 1000

function useWaitlist() {
  const messages = useSiteMessages()
  const { data: site } = useGetConfigQuery()
  const [join, { isLoading, isSuccess, error }] = useJoinWaitlistMutation()
  const [elsewhere, setElsewhere] = useState<'untouched' | 'opened' | 'thanked'>('untouched')
  const formUrl = site?.waitlist_url ?? undefined

  useEffect(() => {
    if (elsewhere !== 'opened') return
    const timer = setTimeout(() => setElsewhere('thanked'), THANKS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [elsewhere])

  const handleSubmit = (entry: WaitlistRequest) => {
    if (!formUrl) return void join(entry)
    // The tab opens synchronously, because browsers block tabs that open later.
    window.open(formUrl, '_blank', 'noopener,noreferrer')
    setElsewhere('opened')
  }

  return {
    formUrl,
    hasJoined: isSuccess || elsewhere === 'thanked',
    isBusy: isLoading || elsewhere === 'opened',
    error: error ? messageFor(error, messages.failed.waitlist, messages) : undefined,
    onSubmit: handleSubmit,
  }
}
