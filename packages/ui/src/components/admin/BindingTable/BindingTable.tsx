import type { AdminModels, ModelBinding, ModelList } from '@kathasagar/api/contract'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { useCost } from './useCost.ts'
import { BoundChain, BoundName, BoundPrice, BoundToday } from './BindingCells.tsx'
import { BoundButton } from './BoundButton.tsx'
import { taskOf, useModelNames } from './modelNames.ts'

export interface BindingTableProps {
  /** Providers, what is bound to them, and what today has cost. */
  setup: Pick<AdminModels, 'providers' | 'bindings' | 'today'>
  /** Storytellers and painters as players know them. */
  models: ModelList
  /** A binding is to be changed, or looked at. */
  onEdit: (binding: ModelBinding) => void
}

type Columns = TableColumn<ModelBinding>[]

/** The name, and the model behind it. */
function useNameColumns({ setup, models, onEdit }: BindingTableProps): Columns {
  const { columns } = useAdminMessages().models.bindings
  const readName = useModelNames(models)

  return [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      card: 'start',
      cell: ({ model_key }) => <BoundName modelKey={model_key} read={readName(model_key)} />,
    },
    {
      id: 'bound',
      header: columns.bound,
      cell: (binding) => (
        <BoundButton
          binding={binding}
          name={readName(binding.model_key).name}
          onPress={() => onEdit(binding)}
          provider={setup.providers.find(({ id }) => id === binding.bound?.provider_id)}
        />
      ),
    },
  ]
}

/** What the model costs, who steps in for it, and what was asked of it today. */
function useFactColumns({ providers, today }: BindingTableProps['setup']): Columns {
  const { columns } = useAdminMessages().models.bindings

  return [
    {
      id: 'price',
      header: columns.price,
      cell: (binding) => <BoundPrice binding={binding} />,
    },
    {
      id: 'next',
      header: columns.next,
      card: 'named',
      cell: (binding) => <BoundChain binding={binding} providers={providers} />,
    },
    {
      id: 'today',
      header: columns.today,
      isFigure: true,
      card: 'corner',
      cell: (binding) => (
        <BoundToday
          binding={binding}
          use={today.find(({ model_key }) => model_key === binding.model_key)}
        />
      ),
    },
  ]
}

/** What stands behind each of our names, what that costs, and who steps in. */
export function BindingTable(props: BindingTableProps) {
  const messages = useAdminMessages().models.bindings
  const cost = useCost()
  const { bindings, today } = props.setup
  const columns = [...useNameColumns(props), ...useFactColumns(props.setup)]

  return (
    <Table
      columns={columns}
      foot={{ label: messages.sum, value: cost(today) }}
      groupOf={({ model_key }) => messages.groups[taskOf(model_key)]}
      items={bindings}
      label={messages.table}
      rowKey={({ model_key }) => model_key}
    />
  )
}
