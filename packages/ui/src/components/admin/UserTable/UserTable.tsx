import type { AdminUser } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import type { ListState } from '../../primitives/Table/StateRow.tsx'
import { userColumns } from './userColumns.tsx'
import type { UserManageProps } from './UserManage.tsx'

export interface UserTableProps extends Omit<UserManageProps, 'user'>, ListState {
  /** From first to last. */
  users: readonly AdminUser[]
}

/** Everybody with an account, and what can be done about them. */
export function UserTable({ users, status, loading, failed, empty, ...manage }: UserTableProps) {
  const messages = useAdminMessages().people
  const format = useFormat()

  return (
    <Table
      {...{ status, loading, failed, empty }}
      columns={userColumns(manage, format, messages.columns)}
      label={messages.table}
      rowKey={({ id }) => id}
      items={users}
    />
  )
}
