import { AdminUsersScreen, useAdminMessages, ReauthDialog, UserActDialog } from '@kathasagar/ui'

import { adminPaths } from './adminPaths.ts'
import { useAdminUsers } from './useAdminUsers.ts'
import { useUserActs } from './useUserActs.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { useTitle } from '../../shared/useTitle.ts'

export function AdminUsersRoute() {
  const adminMessages = useAdminMessages()
  const ownId = useAppSelector(({ auth }) => auth.user?.id ?? '')
  const { done, onAct, asked, reauth } = useUserActs()
  useTitle(adminMessages.people.title)

  return (
    <>
      <AdminUsersScreen
        {...useAdminUsers()}
        deedsHref={(actor) => adminPaths.audit({ actor })}
        done={done}
        historyHref={(target_id) => adminPaths.audit({ target_kind: 'user', target_id })}
        onAct={onAct}
        ownId={ownId}
      />
      {asked && <UserActDialog {...asked} />}
      <ReauthDialog {...reauth} />
    </>
  )
}
