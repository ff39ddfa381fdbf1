import { messageFor, useGetModelUseQuery } from '@kathasagar/api'
import { useAdminMessages, type UseDays, type UseGroup } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** What models were asked, by day, by name or by story. */
export function useModelUse() {
  const { failedHint } = useAdminMessages().models
  const site = useSiteMessages()
  const [by, setBy] = useState<UseGroup>('day')
  const [days, setDays] = useState<UseDays>('7')
  const use = useGetModelUseQuery({ by, days }, { refetchOnMountOrArgChange: true })

  return {
    report: use.currentData ?? null,
    error: use.error && messageFor(use.error, failedHint, site),
    onRetry: () => void use.refetch(),
    by,
    onByChange: setBy,
    days,
    onDaysChange: setDays,
    storyHref: paths.story,
  }
}
