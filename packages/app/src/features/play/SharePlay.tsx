import {
  messageFor,
  useListSessionSharesQuery,
  useRevokeSharedPlayMutation,
  useSharePlayMutation,
} from '@kathasagar/api'
import { SharePlayDialog } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { shareLink } from '../../shared/shareLink.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

export interface SharePlayProps {
  session_id: string
  title: string
  newest: string
  isOpen: boolean
  onClose: () => void
}

export function SharePlay({ session_id, title, newest, isOpen, onClose }: SharePlayProps) {
  const messages = useSiteMessages()
  const { currentData, error, refetch } = useListSessionSharesQuery(session_id, {
    refetchOnMountOrArgChange: true,
  })
  const user = useAppSelector(({ auth }) => auth.user)
  const [make] = useSharePlayMutation()
  const [revoke] = useRevokeSharedPlayMutation()
  const reasonOf = (fault: unknown) =>
    fault ? messageFor(fault, messages.failed.save, messages) : null

  return (
    <SharePlayDialog
      error={currentData ? undefined : (reasonOf(error) ?? undefined)}
      hrefOf={paths.sharedPlay}
      isOpen={isOpen}
      links={currentData ?? null}
      onClose={onClose}
      name={user?.display_name ?? user?.username ?? ''}
      onMake={async ({ isWhole, showsWords, showsName }) => {
        const from = isWhole ? {} : { from_turn: newest }
        const shows = { shows_words: showsWords, shows_name: showsName }
        return reasonOf((await make({ session_id, ...from, ...shows })).error)
      }}
      onRetry={() => void refetch()}
      onRevoke={async (code) => reasonOf((await revoke(code)).error)}
      onShare={(code) => shareLink(paths.sharedPlay(code), title)}
    />
  )
}
