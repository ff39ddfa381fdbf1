import type { AuditEntry } from '@kathasagar/api/contract'

import type { AdminMessages } from '../../../messages/en.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import type { ListState } from '../../primitives/Table/StateRow.tsx'
import { Actor, Deed, Target, type AuditHrefs } from './AuditCells.tsx'
import { AuditChanges } from './AuditChanges.tsx'

export interface AuditListProps extends AuditHrefs, ListState {
  /** From the latest to the oldest. */
  entries: readonly AuditEntry[]
}

type Headers = AdminMessages['admin']['audit']['columns']

const auditColumns = (
  { actorHref, targetHref, storyHref }: AuditHrefs,
  headers: Headers,
): TableColumn<AuditEntry>[] => [
  {
    id: 'deed',
    header: headers.deed,
    isRowHeader: true,
    cell: (entry) => <Deed entry={entry} />,
  },
  {
    id: 'actor',
    header: headers.actor,
    card: 'fact',
    cell: (entry) => <Actor actorHref={actorHref} entry={entry} />,
  },
  {
    id: 'target',
    header: headers.target,
    card: 'fact',
    cell: (entry) => <Target entry={entry} storyHref={storyHref} targetHref={targetHref} />,
  },
  {
    id: 'changes',
    header: headers.changes,
    width: 'wide',
    cell: (entry) => <AuditChanges entry={entry} />,
  },
]

/** Acts one below the other: when, who, what, to what, and what that changed. */
export function AuditList({ entries, actorHref, targetHref, storyHref, ...state }: AuditListProps) {
  const { columns: headers, list } = useAdminMessages().audit

  return (
    <Table
      {...state}
      columns={auditColumns({ actorHref, targetHref, storyHref }, headers)}
      label={list}
      rowKey={({ id }) => id}
      items={entries}
    />
  )
}
