import { fieldMessages, messageFor, useLoginMutation } from '@kathasagar/api'
import { loginErrors, type LoginRequest } from '@kathasagar/api/contract'
import { LoginScreen } from '@kathasagar/ui'
import { useNavigate } from 'react-router-dom'

import { useTitle } from '../hooks/useTitle.ts'
import { useTokenLogin } from '../hooks/useTokenLogin.ts'
import { paths, takeReturnPath } from '../paths.ts'
import { words } from '../words.ts'

/** `/login` */
export function LoginRoute() {
  const navigate = useNavigate()
  const [login, { isLoading, error }] = useLoginMutation()
  const { isExchanging, failure } = useTokenLogin()
  useTitle(words.titles.login)

  const submit = async (values: LoginRequest) => {
    const { data } = await login(values)
    if (data) void navigate(takeReturnPath(), { replace: true })
  }

  return (
    <LoginScreen
      error={error ? messageFor(error, words.failed.login) : failure}
      fieldErrors={fieldMessages(error)}
      forgotHref={paths.forgotPassword}
      isBusy={isLoading || isExchanging}
      onSubmit={(values) => void submit(values)}
      registerHref={paths.register}
      validate={loginErrors}
    />
  )
}
