import { fieldMessages, signInMessageFor, useLoginMutation } from '@kathasagar/api'
import { loginErrors, type LoginRequest } from '@kathasagar/api/contract'
import { GoogleSignIn, LoginLinkScreen, LoginScreen } from '@kathasagar/ui'
import { useLocation, useNavigate } from 'react-router-dom'

import { useGoogleSignIn } from './useGoogleSignIn.ts'
import { isRefused, useSecondStep } from '../../shared/useSecondStep.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useTokenLogin } from './useTokenLogin.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths, takeReturnPath } from '../../navigation/paths.ts'

/** Why somebody was led here, in the words of whoever led them. */
const leadIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'lead' in state && typeof state.lead === 'string'
    ? state.lead
    : undefined

/** `/login` */
export function LoginRoute() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [login, { isLoading, error }] = useLoginMutation()
  const { question, failure } = useTokenLogin()
  const goOn = () => void navigate(takeReturnPath(), { replace: true })
  const { begin, over, secondStep } = useSecondStep(goOn)
  const google = useGoogleSignIn(begin)
  const lead = leadIn(useLocation().state)
  useTitle(messages.titles.login)

  const submit = async (values: LoginRequest) => {
    const { data, error: refusal } = await login(values)
    if (data) goOn()
    else begin(refusal)
  }

  if (question) return <LoginLinkScreen {...question} />
  return (
    <LoginScreen
      alternative={google && <GoogleSignIn {...google} />}
      error={
        isRefused(error)
          ? signInMessageFor(error, messages.failed.login, messages)
          : (over ?? failure)
      }
      fieldErrors={fieldMessages(error, messages)}
      forgotHref={paths.forgotPassword}
      isBusy={isLoading}
      lead={lead}
      onSubmit={(values) => void submit(values)}
      registerHref={paths.register}
      secondStep={secondStep}
      validate={loginErrors}
    />
  )
}
