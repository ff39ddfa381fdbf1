import { fieldMessages, messageFor, useForgotPasswordMutation } from '@kathasagar/api'
import { emailErrors } from '@kathasagar/api/contract'
import { ForgotPasswordScreen } from '@kathasagar/ui'

import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** `/forgot-password` */
export function ForgotPasswordRoute() {
  const messages = useSiteMessages()
  const [ask, { data, isLoading, error }] = useForgotPasswordMutation()
  const fieldErrors = fieldMessages(error, messages)
  const isAboutFields = Object.keys(fieldErrors).length > 0
  useTitle(messages.titles.forgot)

  return (
    <ForgotPasswordScreen
      error={
        error && !isAboutFields ? messageFor(error, messages.failed.forgot, messages) : undefined
      }
      fieldErrors={fieldErrors}
      isBusy={isLoading}
      loginHref={paths.login}
      onSubmit={(form) => void ask(form)}
      sentMessage={data && messages.mailAnswers.reset_password}
      validate={emailErrors}
    />
  )
}
