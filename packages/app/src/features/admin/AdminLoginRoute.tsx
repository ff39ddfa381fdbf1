import {
  errorBodyOf,
  loginMessageFor,
  statusOf,
  useGetMeQuery,
  useLoginMutation,
  useLogoutMutation,
} from '@kathasagar/api'
import { Spinner, type Messages } from '@kathasagar/ui'
import {
  useAdminMessages,
  type AdminLoginValues,
  type AdminMessages,
} from '@kathasagar/ui/internal'
import { AdminLoginScreen } from '@kathasagar/ui/screens'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { isAdmin } from '../../shared/isAdmin.ts'
import { isRefused, useSecondStep } from '../../shared/useSecondStep.ts'
import { adminPaths } from './adminPaths.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { paths, consumeReturnPath } from '../../navigation/paths.ts'

function refusalOf(
  error: unknown,
  messages: AdminMessages['admin']['shell']['login'],
  site: Messages['site'],
): string {
  if (statusOf(error) === 422) return messages.invalid
  const code = errorBodyOf(error)?.code ?? statusOf(error)
  if (code === 'wrong_credentials' || code === 401) return messages.wrong
  return loginMessageFor(error, messages.failed, { ...site, failed: messages })
}

function useCurrentAdmin() {
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const { data, error } = useGetMeQuery(undefined, { skip: !isSignedIn })

  if (!isSignedIn) return { status: 'nobody' as const }
  if (error) return { status: 'unknown' as const }
  if (!data) return { status: 'asking' as const }
  if (isAdmin(data)) return { status: 'admin' as const }
  return { status: 'stranger' as const, name: data.display_name ?? data.username }
}

export default function AdminLoginRoute() {
  const { login: messages, checking, notChecked, title } = useAdminMessages().shell
  const site = useSiteMessages()
  const { state } = useLocation()
  const who = useCurrentAdmin()
  const [login] = useLoginMutation()
  const { begin, over, secondStep } = useSecondStep()
  const [logOut] = useLogoutMutation()
  useTitle(title)

  if (who.status === 'admin') return <RedirectToAdmin />
  if (who.status === 'asking') return <Spinner isPage label={checking} />
  const submit = async (values: AdminLoginValues) => {
    const { error: refused } = await login({ ...values, remember_me: false })
    begin(refused)
    return isRefused(refused) ? refusalOf(refused, messages, site) : null
  }
  return (
    <AdminLoginScreen
      error={who.status === 'unknown' ? notChecked : over}
      homeHref={paths.home}
      lead={state ? messages.expired : undefined}
      onSignOut={() => void logOut()}
      onSubmit={submit}
      secondStep={secondStep}
      stranger={who.status === 'stranger' ? who.name : null}
    />
  )
}

function RedirectToAdmin() {
  const [to] = useState(() => {
    const path = consumeReturnPath()
    return path.startsWith(`${paths.admin}/`) ? path : adminPaths.stories
  })

  return <Navigate replace to={to} />
}
