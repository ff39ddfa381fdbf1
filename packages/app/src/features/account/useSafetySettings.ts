import {
  fieldMessages,
  messageFor,
  useChangePasswordMutation,
  useListSignInsQuery,
  useLogoutAllMutation,
  useResendVerificationMutation,
} from '@kathasagar/api'
import { PASSWORD_RULES, passwordChangeErrors, type PasswordChange } from '@kathasagar/api/contract'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useSecurity } from './useSecurity.ts'

/** A first sentence for whatever the server found wrong, fields too. */
export const refusalOf = (error: unknown, messages: ReturnType<typeof useSiteMessages>) =>
  error
    ? (Object.values(fieldMessages(error, messages))[0] ??
      messageFor(error, messages.failed.save, messages))
    : undefined

/** Another password, and that it was taken. */
function usePassword() {
  const messages = useSiteMessages()
  const [change, { isLoading, isSuccess, error }] = useChangePasswordMutation()
  const fieldErrors = fieldMessages(error, messages)
  const isAboutFields = Object.keys(fieldErrors).length > 0
  return {
    passwordTests: PASSWORD_RULES,
    validate: passwordChangeErrors,
    forgotHref: paths.forgotPassword,
    isBusy: isLoading,
    fieldErrors,
    error: error && !isAboutFields ? messageFor(error, messages.failed.save, messages) : undefined,
    doneMessage: isSuccess ? messages.account.passwordChanged : undefined,
    onSubmit: (form: PasswordChange) => void change(form),
  }
}

/** Sessions of the account, and an action that ends all of them. */
function useDevices() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const { data, error } = useListSignInsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [endAll, { isLoading, error: allError }] = useLogoutAllMutation()
  return {
    items: data ?? [],
    error: error && messageFor(error, messages.failed.devices, messages),
    endingAll: { isBusy: isLoading, error: refusalOf(allError, messages) },
    onEndAll: (password: string) =>
      void endAll({ password }).then(({ error: refused }) => !refused && navigate(paths.login)),
  }
}

/** Email, password, second factor and sessions of the account. */
export function useSafetySettings(email: string) {
  const messages = useSiteMessages()
  const [resend, { data, isLoading, error }] = useResendVerificationMutation()

  return {
    email: {
      isBusy: isLoading,
      sentMessage: data && messages.mailAnswers.verify_email,
      error: error && messageFor(error, messages.failed.resend, messages),
      onResend: () => void resend({ email }),
    },
    password: usePassword(),
    security: useSecurity(),
    devices: useDevices(),
  }
}
