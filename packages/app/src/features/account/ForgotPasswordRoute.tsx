import { useForgotPasswordMutation } from '@kathasagar/api'
import { emailErrors } from '@kathasagar/api/contract'
import { ForgotPasswordScreen } from '@kathasagar/ui/screens'

import { refusalOf } from '../../shared/useRefusal.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

export default function ForgotPasswordRoute() {
  const messages = useSiteMessages()
  const [ask, { data }] = useForgotPasswordMutation()
  useTitle(messages.titles.forgot)

  return (
    <ForgotPasswordScreen
      loginHref={paths.login}
      onSubmit={async (form) =>
        refusalOf((await ask(form)).error, messages.failed.forgot, messages)
      }
      sentMessage={data && messages.mailAnswers.reset_password}
      validate={emailErrors}
    />
  )
}
