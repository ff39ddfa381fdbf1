import type { AuditEntry } from '@kathasagar/api/contract'

import { adminMessages } from '../../../messages/adminMessages.ts'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import type { ListState } from '../../primitives/Table/StateRow.tsx'
import { Actor, Deed, Target } from './AuditCells.tsx'
import type { AuditHrefs } from './AuditCells.tsx'
import { AuditChanges } from './AuditChanges.tsx'

export interface AuditListProps extends AuditHrefs, ListState {
  /** From the latest to the oldest. */
  entries: readonly AuditEntry[]
}

const { columns: headers, list } = adminMessages.audit

const auditColumns = ({ actorHref, targetHref }: AuditHrefs): TableColumn<AuditEntry>[] => [
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
    cell: (entry) => <Target entry={entry} targetHref={targetHref} />,
  },
  {
    id: 'changes',
    header: headers.changes,
    width: 'wide',
    cell: (entry) => <AuditChanges entry={entry} />,
  },
]

/** Acts one below the other: when, who, what, to what, and what that changed. */
export function AuditList({ entries, actorHref, targetHref, ...state }: AuditListProps) {
  return (
    <Table
      {...state}
      columns={auditColumns({ actorHref, targetHref })}
      label={list}
      rowKey={({ id }) => id}
      items={entries}
    />
  )
}
