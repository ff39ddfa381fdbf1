import {
  useListSessionSharesQuery,
  useRevokeSharedPlayMutation,
  useSharePlayMutation,
} from '@kathasagar/api'
import { SharePlayDialog } from '@kathasagar/ui/internal'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { shareLink } from '../../shared/useShareStory.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useRefusal } from '../../shared/useRefusal.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

export interface SharePlayProps {
  session_id: string
  title: string
  newest: string
  isOpen: boolean
  onClose: () => void
}

export function SharePlay({ session_id, title, newest, isOpen, onClose }: SharePlayProps) {
  const query = useListSessionSharesQuery(session_id, { refetchOnMountOrArgChange: true })
  const { error, onRetry } = useQueryState(query, useSiteMessages().failed.save)
  const user = useAppSelector(({ auth }) => auth.user)
  const [make] = useSharePlayMutation()
  const [revoke] = useRevokeSharedPlayMutation()
  const refusal = useRefusal()

  return (
    <SharePlayDialog
      error={query.currentData ? undefined : error}
      hrefOf={paths.sharedPlay}
      isOpen={isOpen}
      links={query.currentData ?? null}
      onClose={onClose}
      name={user?.display_name ?? user?.username ?? ''}
      onMake={({ isWhole, showsWords, showsName }) => {
        const from = isWhole ? {} : { from_turn: newest }
        const shows = { shows_words: showsWords, shows_name: showsName }
        return refusal(make({ session_id, ...from, ...shows }))
      }}
      onRetry={onRetry}
      onRevoke={(code) => refusal(revoke(code))}
      onShare={(code) => shareLink(paths.sharedPlay(code), title)}
    />
  )
}
