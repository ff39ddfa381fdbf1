import { messageFor, useListPlaysInfiniteQuery } from '@kathasagar/api'
import { PLAY_STATES, type PlayState } from '@kathasagar/api/contract'
import { PlaysScreen, usePlaysMessages } from '@kathasagar/ui'
import { useSearchParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { usePlayActs } from './usePlayActs.ts'

function useShownState() {
  const [params, setParams] = useSearchParams()
  const state = PLAY_STATES.find((one) => one === params.get('state')) ?? 'open'
  const show = (next: PlayState) => setParams(next === 'open' ? {} : { state: next })
  return [state, show] as const
}

export function PlaysRoute() {
  const { plays: messages } = usePlaysMessages()
  const site = useSiteMessages()
  const [state, show] = useShownState()
  const acts = usePlayActs()
  const found = useListPlaysInfiniteQuery(state, { refetchOnMountOrArgChange: true })
  const more = useLoadMore(found)
  const pages = found.currentData?.pages
  useTitle(messages.title)

  return (
    <PlaysScreen
      {...acts}
      {...more}
      browseHref={paths.browse()}
      counts={pages?.[0]?.counts ?? found.data?.pages[0]?.counts ?? null}
      error={
        found.isError && !found.isFetchNextPageError
          ? messageFor(found.error, messages.failed, site)
          : undefined
      }
      items={pages?.flatMap((page) => page.plays) ?? null}
      onRetry={() => void found.refetch()}
      onStateChange={show}
      playHref={paths.play}
      state={state}
    />
  )
}
