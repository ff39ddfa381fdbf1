import { loginMessageFor, useRegisterMutation } from '@kathasagar/api'
import { PASSWORD_RULES, registerErrors, type RegisterRequest } from '@kathasagar/api/contract'
import { GoogleSignIn } from '@kathasagar/ui/internal'
import { RegisterScreen } from '@kathasagar/ui/screens'
import { useNavigate } from 'react-router-dom'

import { useGoogleSignIn } from '../../shared/useGoogleButton.ts'
import { refusalOf } from '../../shared/useRefusal.ts'
import { useSecondStep } from '../../shared/useSecondStep.ts'
import { notifyMailSent } from '../../notices/toastQueue.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useSpokenLanguage } from '../../i18n/useSpokenLanguage.ts'
import { paths, consumeReturnPath } from '../../navigation/paths.ts'

export default function RegisterRoute() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [register] = useRegisterMutation()
  const { begin, over, secondStep } = useSecondStep(
    () => void navigate(consumeReturnPath(), { replace: true }),
  )
  const google = useGoogleSignIn(begin)
  const spoken = useSpokenLanguage()
  useTitle(messages.titles.register)

  const submit = async ({ display_name = '', ...values }: RegisterRequest) => {
    const named = display_name.trim() ? { display_name: display_name.trim() } : {}
    const { data, error } = await register({ ...values, ...named, ...spoken })
    if (!data) return refusalOf(error, messages.failed.register, messages, loginMessageFor)
    notifyMailSent(values.email)
    void navigate(consumeReturnPath(), { replace: true })
    return null
  }

  return (
    <RegisterScreen
      alternative={google && <GoogleSignIn {...google} />}
      error={over}
      loginHref={paths.login}
      onSubmit={submit}
      passwordTests={PASSWORD_RULES}
      secondStep={secondStep}
      validate={registerErrors}
    />
  )
}
