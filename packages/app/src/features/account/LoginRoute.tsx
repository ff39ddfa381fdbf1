import { fieldMessages, signInMessageFor, useLoginMutation } from '@kathasagar/api'
import { loginErrors, type LoginRequest } from '@kathasagar/api/contract'
import { GoogleSignIn, LoginLinkScreen, LoginScreen } from '@kathasagar/ui'
import { useLocation, useNavigate } from 'react-router-dom'

import { useGoogleSignIn } from './useGoogleSignIn.ts'
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
  const google = useGoogleSignIn()
  const lead = leadIn(useLocation().state)
  useTitle(messages.titles.login)

  const submit = async (values: LoginRequest) => {
    const { data } = await login(values)
    if (data) void navigate(takeReturnPath(), { replace: true })
  }

  if (question) return <LoginLinkScreen {...question} />
  return (
    <LoginScreen
      alternative={google && <GoogleSignIn {...google} />}
      error={error ? signInMessageFor(error, messages.failed.login, messages) : failure}
      fieldErrors={fieldMessages(error, messages)}
      forgotHref={paths.forgotPassword}
      isBusy={isLoading}
      lead={lead}
      onSubmit={(values) => void submit(values)}
      registerHref={paths.register}
      validate={loginErrors}
    />
  )
}
