import type { AdminUser } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { Popover } from '../../primitives/Popover/Popover.tsx'
import { actsOn, isTaking, type UserAct } from './userActs.ts'
import { userTableStyles as styles } from './UserTable.styles.ts'

export interface UserManageProps {
  /** Whose account it is. */
  user: AdminUser
  /** `id` of the admin who looks: nobody gives themselves credits. */
  ownId: string
  /** Where everything is that somebody did, by username. */
  deedsHref: (username: string) => string
  /** Where everything is that was done to somebody, by `id`. */
  historyHref: (id: string) => string
  /** Something is to be done to somebody's account; it is asked about first. */
  onAct: (act: UserAct, user: AdminUser) => void
}

/** What can be done to one account, behind one button. */
export function UserManage({ user, ownId, deedsHref, historyHref, onAct }: UserManageProps) {
  const messages = useAdminMessages().people
  const [isOpen, setOpen] = useState(false)
  const label = fill(messages.manageNamed, { name: user.username })
  const handleAct = (act: UserAct) => {
    setOpen(false)
    onAct(act, user)
  }

  return (
    <Popover
      isOpen={isOpen}
      label={label}
      onOpenChange={setOpen}
      trigger={
        <Button aria-label={label} size="small">
          {messages.manage}
        </Button>
      }
    >
      <div css={styles.menu}>
        <UserActs acts={actsOn(user, ownId)} onAct={handleAct} />
        <ButtonLink href={deedsHref(user.username)} size="small" variant="quiet">
          {messages.deeds}
        </ButtonLink>
        <ButtonLink href={historyHref(user.id)} size="small" variant="quiet">
          {messages.history}
        </ButtonLink>
      </div>
    </Popover>
  )
}

function UserActs({ acts, onAct }: { acts: readonly UserAct[]; onAct: (act: UserAct) => void }) {
  const messages = useAdminMessages().people.acts

  return acts.map((act) => (
    <Button
      key={act}
      onPress={() => onAct(act)}
      size="small"
      variant={isTaking(act) ? 'danger' : 'secondary'}
    >
      {messages[act]}
    </Button>
  ))
}
