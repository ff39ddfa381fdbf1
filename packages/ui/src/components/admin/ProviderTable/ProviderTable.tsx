import type { AdminProvider } from '@kathasagar/api/contract'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { ListState } from '../../primitives/Table/StateRow.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { ProviderAddress, ProviderEdit, ProviderKey, ProviderName } from './ProviderCells.tsx'
import { ProviderState } from './ProviderState.tsx'
import { providerTableStyles as styles } from './ProviderTable.styles.ts'

export interface ProviderTableProps extends Pick<ListState, 'status' | 'failed'> {
  /** From first to last. */
  items: readonly AdminProvider[]
  /** A provider is to be changed, or looked at. */
  onEdit: (provider: AdminProvider) => void
}

function useColumns(onEdit: ProviderTableProps['onEdit']): TableColumn<AdminProvider>[] {
  const { columns } = useAdminMessages().models.providers

  return [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      card: 'start',
      cell: (provider) => <ProviderName provider={provider} />,
    },
    {
      id: 'address',
      header: columns.address,
      card: 'start',
      cell: (provider) => <ProviderAddress provider={provider} />,
    },
    {
      id: 'key',
      header: columns.key,
      card: 'start',
      cell: (provider) => <ProviderKey provider={provider} />,
    },
    {
      id: 'state',
      header: columns.state,
      card: 'corner',
      cell: ({ state }) => <ProviderState state={state} />,
    },
    {
      id: 'edit',
      header: columns.edit,
      isHeaderHidden: true,
      card: 'side',
      cell: (provider) => <ProviderEdit onEdit={() => onEdit(provider)} provider={provider} />,
    },
  ]
}

/** Servers that models stand behind: where they are, and how they fare. */
export function ProviderTable({ items, onEdit, ...state }: ProviderTableProps) {
  const { loading, providers: messages } = useAdminMessages().models

  return (
    <Table
      {...state}
      columns={useColumns(onEdit)}
      empty={<FirstSteps />}
      items={items}
      label={messages.table}
      loading={loading}
      rowKey={({ id }) => id}
    />
  )
}

/** How to begin, at no cost. */
function FirstSteps() {
  const { providers: messages } = useAdminMessages().models

  return (
    <EmptyState
      action={
        <ol css={styles.steps}>
          <li>{messages.steps.ollama}</li>
          <li>{messages.steps.add}</li>
          <li>{messages.steps.bind}</li>
        </ol>
      }
      hint={messages.noneHint}
      title={messages.none}
    />
  )
}
