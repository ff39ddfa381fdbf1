import { errorBodyOf, messageFor, useUnsubscribeMutation } from '@kathasagar/api'
import { UnsubscribeScreen } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useLinkToken } from './useLinkToken.ts'

/** `/unsubscribe`, with the `token` of a weekly letter */
export function UnsubscribeRoute() {
  const messages = useSiteMessages()
  const token = useLinkToken()
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeMutation()
  const isInvalid = token === null || errorBodyOf(error)?.code === 'link_invalid'
  useTitle(messages.titles.unsubscribe)

  return (
    <UnsubscribeScreen
      accountHref={paths.account}
      error={error && messageFor(error, messages.failed.save, messages)}
      homeHref={paths.home}
      isBusy={isLoading}
      onConfirm={() => void (token && unsubscribe({ token }))}
      state={isSuccess ? 'done' : isInvalid ? 'failed' : 'asking'}
    />
  )
}
