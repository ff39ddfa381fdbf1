import {
  errorBodyOf,
  messageFor,
  useResendVerificationMutation,
  useVerifyEmailQuery,
} from '@kathasagar/api'
import { emailErrors } from '@kathasagar/api/contract'
import { VerifyEmailScreen } from '@kathasagar/ui/screens'
import { useState } from 'react'

import { useAppSelector } from '../../slices/storeHooks.ts'
import { useLinkToken } from './useLinkToken.ts'
import { refusalOf } from '../../shared/useRefusal.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

function useLink(token: string | null) {
  const messages = useSiteMessages()
  const [wantsNew, setWantsNew] = useState(false)
  const { data: verified, error } = useVerifyEmailQuery(
    { token: token ?? '' },
    // After a refetch, the page would say that the link was already used.
    { skip: token === null, refetchOnReconnect: false },
  )
  const done = verified?.was_used ? 'used' : 'success'
  const outcome = verified ? done : error ? 'error' : 'pending'
  const state = token === null || wantsNew ? 'manual' : outcome
  const isSpent = errorBodyOf(error)?.code === 'link_invalid'
  const reason = error && !isSpent ? messageFor(error, messages.failed.verify, messages) : undefined
  return { state, reason, onAskAgain: () => setWantsNew(true) } as const
}

export default function VerifyEmailRoute() {
  const messages = useSiteMessages()
  const link = useLink(useLinkToken())
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const [resend, { data }] = useResendVerificationMutation()
  useTitle(messages.titles.verify)

  return (
    <VerifyEmailScreen
      {...link}
      homeHref={isSignedIn ? paths.home : undefined}
      loginHref={paths.login}
      onSubmit={async (form) =>
        refusalOf((await resend(form)).error, messages.failed.resend, messages)
      }
      sentMessage={data && messages.mailAnswers.verify_email}
      validate={emailErrors}
    />
  )
}
