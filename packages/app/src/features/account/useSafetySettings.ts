import {
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
import { refusalOf } from '../../shared/refusalOf.ts'
import { useSecurity } from './useSecurity.ts'

function usePassword() {
  const messages = useSiteMessages()
  const [change] = useChangePasswordMutation()
  return {
    passwordTests: PASSWORD_RULES,
    validate: passwordChangeErrors,
    forgotHref: paths.forgotPassword,
    doneMessage: messages.account.passwordChanged,
    onSubmit: async (form: PasswordChange) =>
      refusalOf((await change(form)).error, messages.failed.save, messages),
  }
}

function useDevices() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const { data, error } = useListSignInsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [endAll] = useLogoutAllMutation()
  return {
    items: data ?? [],
    error: error && messageFor(error, messages.failed.devices, messages),
    onEndAll: async (password: string) => {
      const { error: refused } = await endAll({ password })
      if (!refused) void navigate(paths.login)
      return refusalOf(refused, messages.failed.save, messages)
    },
  }
}

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
