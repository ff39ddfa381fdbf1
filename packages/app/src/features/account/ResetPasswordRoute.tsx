import { errorBodyOf, useReadResetLinkQuery, useResetPasswordMutation } from '@kathasagar/api'
import { PASSWORD_RULES, passwordResetErrors } from '@kathasagar/api/contract'
import { ResetPasswordScreen } from '@kathasagar/ui/screens'

import { useLinkToken } from './useLinkToken.ts'
import { refusalOf } from '../../shared/useRefusal.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

function useLinkState(token: string | null) {
  const { data, isLoading } = useReadResetLinkQuery({ token: token ?? '' }, { skip: !token })
  if (!token || data?.state === 'unknown') return 'failed'
  if (isLoading) return 'pending'
  return data === undefined || data.state === 'open' ? 'form' : data.state
}

export default function ResetPasswordRoute() {
  const messages = useSiteMessages()
  const token = useLinkToken()
  const [reset, { isSuccess, error }] = useResetPasswordMutation()
  const link = useLinkState(token)
  const isSpent = errorBodyOf(error)?.code === 'link_invalid'
  useTitle(messages.titles.reset)

  return (
    <ResetPasswordScreen
      forgotHref={paths.forgotPassword}
      loginHref={paths.login}
      onSubmit={async (form) => {
        const { error: refused } = await reset({ ...form, token: token ?? '' })
        return refusalOf(refused, messages.failed.forgot, messages)
      }}
      passwordTests={PASSWORD_RULES}
      state={isSuccess ? 'done' : isSpent ? 'failed' : link}
      validate={passwordResetErrors}
    />
  )
}
