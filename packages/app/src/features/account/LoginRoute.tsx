import {
  loginMessageFor,
  useExchangeLoginMutation,
  useLoginMutation,
  useReadLoginLinkMutation,
} from '@kathasagar/api'
import { loginErrors, type LoginRequest } from '@kathasagar/api/contract'
import { GoogleSignIn } from '@kathasagar/ui/internal'
import { LoginLinkScreen, LoginScreen } from '@kathasagar/ui/screens'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths, consumeReturnPath } from '../../navigation/paths.ts'
import { refusalOf } from '../../shared/useRefusal.ts'
import { isRefused, useSecondStep } from '../../shared/useSecondStep.ts'
import { useLocationState } from '../../shared/useLocationState.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { useGoogleSignIn } from '../../shared/useGoogleButton.ts'
import { useLinkToken } from './useLinkToken.ts'

export default function LoginRoute() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [login] = useLoginMutation()
  const { question, failure } = useTokenLogin()
  const goOn = () => void navigate(consumeReturnPath(), { replace: true })
  const { begin, over, secondStep } = useSecondStep(goOn)
  const google = useGoogleSignIn(begin)
  const lead = useLocationState('lead')
  useTitle(messages.titles.login)

  const submit = async (values: LoginRequest) => {
    const { data, error: refusal } = await login(values)
    if (data) goOn()
    else begin(refusal)
    return isRefused(refusal)
      ? refusalOf(refusal, messages.failed.login, messages, loginMessageFor)
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

/** Loads the name of the login link's account once. */
function useLinkOwner(token: string | null) {
  const [read, { error }] = useReadLoginLinkMutation()
  const [name, setName] = useState<string>()
  const isSent = useRef(false)

  useEffect(() => {
    // In development, React runs effects twice.
    if (token === null || isSent.current) return
    isSent.current = true
    void read({ token }).then(({ data }) => data && setName(data.display_name || data.username))
  }, [token, read])

  return { name, error }
}

/** Logs in by link after confirmation, because the account may be someone else's. */
function useTokenLogin() {
  const messages = useSiteMessages()
  const token = useLinkToken()
  const navigate = useNavigate()
  const { isSignedIn, user } = useAppSelector(({ auth }) => auth)
  const { name, error: unreadable } = useLinkOwner(token)
  const [exchange, { error: refused }] = useExchangeLoginMutation()
  const [step, setStep] = useState<'asking' | 'busy' | 'over'>('asking')
  const goHome = () => void navigate(paths.home, { replace: true })

  const accept = async () => {
    if (token === null) return
    setStep('busy')
    const { data } = await exchange({ token })
    if (!data) return setStep('over')
    // The return path belongs to the previous user.
    consumeReturnPath()
    goHome()
  }
  const decline = () => {
    setStep('over')
    if (isSignedIn) goHome()
  }
  const error = refused ?? unreadable
  const isAsking = token !== null && !error && step !== 'over'

  return {
    question: isAsking && {
      accountName: name,
      signedInAs: isSignedIn ? user?.display_name || user?.username : undefined,
      isBusy: step === 'busy',
      onAccept: () => void accept(),
      onDecline: decline,
    },
    failure: error && loginMessageFor(error, messages.failed.login, messages),
  }
}
