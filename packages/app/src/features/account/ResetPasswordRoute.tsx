import { errorBodyOf, fieldMessages, messageFor, useResetPasswordMutation } from '@kathasagar/api'
import { PASSWORD_RULES, resetErrors } from '@kathasagar/api/contract'
import { ResetPasswordScreen } from '@kathasagar/ui'

import { useLinkToken } from './useLinkToken.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../paths.ts'

/** `/reset-password?token=` */
export function ResetPasswordRoute() {
  const messages = useSiteMessages()
  const token = useLinkToken()
  const [reset, { isSuccess, isLoading, error }] = useResetPasswordMutation()
  const fieldErrors = fieldMessages(error, messages)
  const isAboutFields = Object.keys(fieldErrors).length > 0
  const isSpent = !token || errorBodyOf(error)?.code === 'link_invalid'
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
      state={isSuccess ? 'done' : isSpent ? 'failed' : 'form'}
      validate={resetErrors}
    />
  )
}
