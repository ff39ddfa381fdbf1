import { useGetSecondFactorQuery, useLogoutMutation } from '@kathasagar/api'
import { ErrorState, Spinner } from '@kathasagar/ui'
import {
  AdminShell,
  SecondFactorDue,
  useAdminMessages,
  type AdminMessages,
  type AdminNavLink,
} from '@kathasagar/ui/internal'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'

import { paths, saveReturnPath } from '../../navigation/paths.ts'
import { isAdmin } from '../../shared/isAdmin.ts'
import { useRequiredUser } from '../../shared/useRequiredUser.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { adminPaths } from './adminPaths.ts'

export default function AdminLayout() {
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [logOut, { isLoading }] = useLogoutMutation()
  const { nav } = useAdminMessages().shell
  const [isLeaving, setLeaving] = useState(false)

  const handleLogOut = async () => {
    setLeaving(true)
    await logOut()
    await navigate(paths.admin)
  }

  if (!isSignedIn) return isLeaving ? null : <RedirectToLogin />
  return (
    <AdminShell
      homeHref={paths.home}
      isBusy={isLoading}
      items={adminNav(pathname, nav)}
      onLogOut={() => void handleLogOut()}
      pageKey={pathname}
    >
      <RequireAdmin />
    </AdminShell>
  )
}

function RedirectToLogin() {
  const { pathname, search } = useLocation()

  useEffect(() => saveReturnPath(pathname + search), [pathname, search])

  return <Navigate replace state={{ isOver: true }} to={paths.admin} />
}

function RequireAdmin() {
  const { data: me, error, refetch } = useRequiredUser()
  const { shell } = useAdminMessages()

  if (me) return isAdmin(me) ? <RequireSecondFactor /> : <Navigate replace to={paths.admin} />
  if (!error) return <Spinner isPage label={shell.checking} />
  return (
    <ErrorState
      message={shell.notCheckedHint}
      onRetry={() => void refetch()}
      title={shell.notChecked}
    />
  )
}

/** Warns that a second factor is required. Once it is overdue, replaces the page. */
function RequireSecondFactor() {
  const { data, isLoading } = useGetSecondFactorQuery()
  const { shell } = useAdminMessages()
  const [openedAt] = useState(() => Date.now())

  if (isLoading) return <Spinner isPage label={shell.checking} />
  if (!data?.due_at) return <Outlet />
  const isOver = Date.parse(data.due_at) <= openedAt
  return (
    <>
      <SecondFactorDue
        dueAt={data.due_at}
        isOver={isOver}
        setUpHref={paths.accountSection('security')}
      />
      {!isOver && <Outlet />}
    </>
  )
}

/** Returns the navigation links. Subpages mark their parent as current. */
const adminNav = (pathname: string, nav: AdminMessages['admin']['shell']['nav']): AdminNavLink[] =>
  [
    { label: nav.overview, href: adminPaths.overview },
    { label: nav.stories, href: adminPaths.stories },
    { label: nav.categories, href: adminPaths.categories },
    { label: nav.tags, href: adminPaths.tags },
    { label: nav.review, href: adminPaths.review },
    { label: nav.users, href: adminPaths.users },
    { label: nav.models, href: adminPaths.models },
    { label: nav.audit, href: adminPaths.audit() },
  ].map((page) => ({ ...page, isCurrent: `${pathname}/`.startsWith(`${page.href}/`) }))
