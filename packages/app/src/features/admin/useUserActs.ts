import {
  errorBodyOf,
  messageFor,
  useGrantCreditsMutation,
  useSetPremiumMutation,
  useSetRoleMutation,
  useSetSuspensionMutation,
} from '@kathasagar/api'
import { GRANT_MAX, type AdminUser } from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import {
  fill,
  useAdminMessages,
  useFormat,
  type AdminMessages,
  type UserAct,
  type UserActRequest,
} from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useReauth } from '../../shared/useReauth.ts'

const refusalMessages = (
  refused: AdminMessages['admin']['people']['refused'],
): Readonly<Record<string, string>> => ({
  not_found: refused.gone,
  last_admin: refused.lastAdmin,
  own_account: refused.ownAccount,
  key_reused: refused.keyReused,
  forbidden: refused.forbidden,
})

function useRefusalOf() {
  const { refused } = useAdminMessages().people
  const site = useSiteMessages()

  return (error: unknown) =>
    refusalMessages(refused)[errorBodyOf(error)?.code ?? ''] ??
    messageFor(error, refused.unknown, site)
}

interface PendingAct {
  act: UserAct
  user: AdminUser
  /** Idempotency key: a double press, or a retry after reauthentication, runs the action once. */
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

function useDoneMessage() {
  const { asked } = useAdminMessages().people
  const { counted } = useFormat()

  return (act: UserAct, { username: name, credits }: AdminUser) => {
    const { done: sentence } = asked[act]
    return typeof sentence === 'string'
      ? fill(sentence, { name })
      : counted(sentence, credits, { name })
  }
}

const storiesOf = ({ act, user }: PendingAct) =>
  act === 'suspend' ? user.published_stories : user.stories_down

export function useUserActs() {
  const { refused } = useAdminMessages().people
  const doneOf = useDoneMessage()
  const refusalOf = useRefusalOf()
  const call = useCalls()
  const { withReauth, dialog } = useReauth()
  const [open, setOpen] = useState<PendingAct | null>(null)
  const [done, setDone] = useState<string>()

  const handleSubmit = async (asked: UserActRequest) => {
    if (!open) return null
    const outcome = await withReauth(async () => call(open, asked))
    if (outcome === null) return refused.notReauthenticated
    const { data, error } = outcome
    if (!data) return refusalOf(error)
    setDone(doneOf(open.act, data))
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
      stories: storiesOf(open),
      onClose: () => setOpen(null),
      onSubmit: handleSubmit,
    },
  }
}
