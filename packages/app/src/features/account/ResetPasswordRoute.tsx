import {
  errorBodyOf,
  fieldMessages,
  messageFor,
  useReadResetLinkQuery,
  useResetPasswordMutation,
} from '@kathasagar/api'
import { PASSWORD_RULES, resetErrors } from '@kathasagar/api/contract'
import { ResetPasswordScreen } from '@kathasagar/ui'

import { useLinkToken } from './useLinkToken.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** How it stands with the link; where that cannot be asked, the form is shown and the sending tells. */
function useLinkState(token: string | null) {
  const { data, isLoading } = useReadResetLinkQuery({ token: token ?? '' }, { skip: !token })
  if (!token || data?.state === 'unknown') return 'failed'
  if (isLoading) return 'pending'
  return data === undefined || data.state === 'open' ? 'form' : data.state
}

/** `/reset-password?token=` */
export function ResetPasswordRoute() {
  const messages = useSiteMessages()
  const token = useLinkToken()
  const [reset, { isSuccess, isLoading, error }] = useResetPasswordMutation()
  const fieldErrors = fieldMessages(error, messages)
  const isAboutFields = Object.keys(fieldErrors).length > 0
  const link = useLinkState(token)
  const isSpent = errorBodyOf(error)?.code === 'link_invalid'
  useTitle(messages.titles.reset)

  return (
    <ResetPasswordScreen
      error={
        error && !isAboutFields ? messageFor(error, messages.failed.forgot, messages) : undefined
      }
      fieldErrors={fieldErrors}
      forgotHref={paths.forgotPassword}
      isBusy={isLoading}
      loginHref={paths.login}
      onSubmit={(form) => void reset({ ...form, token: token ?? '' })}
      passwordTests={PASSWORD_RULES}
      state={isSuccess ? 'done' : isSpent ? 'failed' : link}
      validate={resetErrors}
    />
  )
}
