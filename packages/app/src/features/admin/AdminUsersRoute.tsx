import {
  errorBodyOf,
  messageFor,
  useGrantCreditsMutation,
  useListUsersQuery,
  useSetPremiumMutation,
  useSetRoleMutation,
  useSetSuspensionMutation,
} from '@kathasagar/api'
import { GRANT_MAX, type AdminUser } from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import { useFormat } from '@kathasagar/ui'
import {
  ReauthDialog,
  useAdminMessages,
  UserActionDialog,
  type UserAct,
  type UserActRequest,
  type UserFilterName,
} from '@kathasagar/ui/internal'
import { fill } from '@kathasagar/ui/messages'
import { AdminUsersScreen } from '@kathasagar/ui/screens'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useReauth } from '../../shared/useReauth.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import {
  filtersIn,
  pageIn,
  PAGE_SIZES,
  useFilterAddress,
  useLastPage,
  withFilters,
} from './addressFilters.ts'
import { adminPaths } from './adminPaths.ts'

export default function AdminUsersRoute() {
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
      {asked && <UserActionDialog {...asked} />}
      <ReauthDialog {...reauth} />
    </>
  )
}

const NAMES = ['search', 'role', 'state'] as const satisfies readonly UserFilterName[]

function useAdminUsers() {
  const adminMessages = useAdminMessages()
  const [search, setSearch] = useFilterAddress()
  const filters = filtersIn(search, NAMES)
  const { page, perPage } = pageIn(search)
  const list = useListUsersQuery(
    { ...filters, page, per_page: perPage },
    { refetchOnMountOrArgChange: true },
  )
  const change = (changes: Record<string, string | number>, isTyped = false) =>
    setSearch((current) => withFilters(current, changes), { replace: isTyped })
  const { data, currentData } = list
  const answered = currentData && { rows: currentData.users.length, pages: currentData.total_pages }
  useLastPage(page, answered, (last) => change({ page: last }, true))

  return {
    filters,
    onFilterChange: (name: UserFilterName, value: string) =>
      change({ [name]: value }, name === 'search'),
    onClear: () => setSearch({}),
    ...useQueryState(list, adminMessages.people.failedHint, list.isError ? null : data),
    users: data?.users ?? [],
    total: data?.total_users ?? 0,
    page,
    pages: data?.total_pages ?? 0,
    perPage,
    perPageItems: PAGE_SIZES,
    onPageChange: (next: number) => change({ page: next }),
    onPerPageChange: (per_page: number) => change({ per_page }),
  }
}

interface PendingAct {
  act: UserAct
  user: AdminUser
  /** Idempotency key. A double click or a retry after reauthentication runs the action once. */
  key: string
}

function useCalls() {
  const [setRole] = useSetRoleMutation()
  const [setSuspension] = useSetSuspensionMutation()
  const [setPremium] = useSetPremiumMutation()
  const [grantCredits] = useGrantCreditsMutation()

  return (
    { act, key, user: { id: user_id } }: PendingAct,
    { reason, amount, with_stories }: UserActRequest,
  ) => {
    switch (act) {
      case 'make_admin':
      case 'make_user':
        return setRole({ user_id, role: act === 'make_admin' ? 'admin' : 'user' })
      case 'suspend':
      case 'restore':
        return setSuspension({ user_id, is_suspended: act === 'suspend', reason, with_stories })
      case 'give_premium':
      case 'take_premium':
        return setPremium({ user_id, has_premium_access: act === 'give_premium', reason })
      case 'give_credits':
        return grantCredits({ user_id, key, amount, reason })
    }
  }
}

function useUserActs() {
  const { asked, refused } = useAdminMessages().people
  const site = useSiteMessages()
  const { counted } = useFormat()
  const call = useCalls()
  const { withReauth, dialog } = useReauth()
  const [open, setOpen] = useState<PendingAct | null>(null)
  const [done, setDone] = useState<string>()

  const refusalOf = (error: unknown) => {
    const known: Readonly<Record<string, string>> = {
      not_found: refused.gone,
      last_admin: refused.lastAdmin,
      own_account: refused.ownAccount,
      key_reused: refused.keyReused,
      forbidden: refused.forbidden,
    }
    return known[errorBodyOf(error)?.code ?? ''] ?? messageFor(error, refused.unknown, site)
  }
  const handleSubmit = async (request: UserActRequest) => {
    if (!open) return null
    const outcome = await withReauth(async () => call(open, request))
    if (outcome === null) return refused.notReauthenticated
    const { data, error } = outcome
    if (!data) return refusalOf(error)
    const { done: sentence } = asked[open.act]
    const name = data.username
    setDone(
      typeof sentence === 'string'
        ? fill(sentence, { name })
        : counted(sentence, data.credits, { name }),
    )
    setOpen(null)
    return null
  }

  return {
    done,
    onAct: (act: UserAct, user: AdminUser) => {
      setDone(undefined)
      setOpen({ act, user, key: newUuid() })
    },
    reauth: dialog,
    asked: open && {
      act: open.act,
      name: open.user.username,
      amountMax: GRANT_MAX,
      stories: open.act === 'suspend' ? open.user.published_stories : open.user.stories_down,
      onClose: () => setOpen(null),
      onSubmit: handleSubmit,
    },
  }
}
