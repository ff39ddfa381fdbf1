import { signInMessageFor, useLoginMutation } from '@kathasagar/api'
import { loginErrors, type LoginRequest } from '@kathasagar/api/contract'
import { GoogleSignIn, LoginLinkScreen, LoginScreen } from '@kathasagar/ui'
import { useLocation, useNavigate } from 'react-router-dom'

import { useGoogleSignIn } from './useGoogleSignIn.ts'
import { refusalOf } from '../../shared/refusalOf.ts'
import { isRefused, useSecondStep } from '../../shared/useSecondStep.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useTokenLogin } from './useTokenLogin.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths, takeReturnPath } from '../../navigation/paths.ts'

const readLead = (state: unknown) =>
  typeof state === 'object' && state !== null && 'lead' in state && typeof state.lead === 'string'
    ? state.lead
    : undefined

export function LoginRoute() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [login] = useLoginMutation()
  const { question, failure } = useTokenLogin()
  const goOn = () => void navigate(takeReturnPath(), { replace: true })
  const { begin, over, secondStep } = useSecondStep(goOn)
  const google = useGoogleSignIn(begin)
  const lead = readLead(useLocation().state)
  useTitle(messages.titles.login)

  const submit = async (values: LoginRequest) => {
    const { data, error: refusal } = await login(values)
    if (data) goOn()
    else begin(refusal)
    return isRefused(refusal)
      ? refusalOf(refusal, messages.failed.login, messages, signInMessageFor)
      : null
  }

  if (question) return <LoginLinkScreen {...question} />
  return (
    <LoginScreen
      alternative={google && <GoogleSignIn {...google} />}
      error={over ?? failure}
      forgotHref={paths.forgotPassword}
      lead={lead}
      onSubmit={submit}
      registerHref={paths.register}
      secondStep={secondStep}
      validate={loginErrors}
    />
  )
}
