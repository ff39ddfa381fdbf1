import type { AdminUser } from '@kathasagar/api/contract'

import type { Format } from '../../../format/createFormat.ts'
import type { AdminMessages } from '../../../messages/en.ts'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { UserManage, type UserManageProps } from './UserManage.tsx'
import { UserName, UserStatus } from './UserName.tsx'

type Manage = Omit<UserManageProps, 'user'>
type Headers = AdminMessages['admin']['people']['columns']

/** What somebody has here, in figures and days. */
const factColumns = ({ count, date }: Format, headers: Headers): TableColumn<AdminUser>[] => [
  {
    id: 'credits',
    header: headers.credits,
    isFigure: true,
    card: 'fact',
    cell: ({ credits }) => count(credits),
  },
  {
    id: 'stories',
    header: headers.stories,
    isFigure: true,
    card: 'fact',
    cell: ({ stories }) => count(stories),
  },
  {
    id: 'since',
    header: headers.since,
    isUnbroken: true,
    card: 'fact',
    cell: ({ created_at }) => date(created_at),
  },
]

/** The columns of the list of users, from first to last. */
export const userColumns = (
  manage: Manage,
  format: Format,
  headers: Headers,
): TableColumn<AdminUser>[] => [
  {
    id: 'person',
    header: headers.person,
    isRowHeader: true,
    cell: (user) => <UserName isSelf={user.id === manage.ownId} user={user} />,
  },
  {
    id: 'standing',
    header: headers.standing,
    cell: (user) => <UserStatus user={user} />,
  },
  ...factColumns(format, headers),
  {
    id: 'acts',
    header: headers.acts,
    card: 'fact',
    cell: (user) => <UserManage {...manage} user={user} />,
  },
]
