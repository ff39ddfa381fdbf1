import type { ModelList, ModelName, ModelUseReport } from '@kathasagar/api/contract'

import { useModelNames } from '../../components/BindingDialog/modelNames.ts'
import { Pager, type PagerProps } from '../../components/Pager/Pager.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useCost } from './RowTest.tsx'

const USE_GROUPS = ['day', 'model', 'story', 'user'] as const
export type UseGroup = (typeof USE_GROUPS)[number]
const USE_DAYS = ['1', '7', '30'] as const
export type UseDays = (typeof USE_DAYS)[number]

export interface ModelUseTableProps extends Omit<PagerProps, 'label' | 'pages'> {
  report: ModelUseReport | null
  error?: string | undefined
  onRetry: () => void
  by: UseGroup
  onByChange: (by: UseGroup) => void
  days: UseDays
  onDaysChange: (days: UseDays) => void
  /** Selected day, such as `2025-04-02`. If blank, the report covers the last `days` days. */
  day: string
  onDayChange: (day: string) => void
  models: ModelList
  storyHref: (id: string) => string
}

type Row = ModelUseReport['rows'][number]

export function ModelUseTable(props: ModelUseTableProps) {
  const { report, error, onRetry, by, days, day, models, storyHref } = props
  const { use: messages } = useAdminMessages().models
  const { count, date } = useFormat()
  const readName = useModelNames(models)
  const cost = useCost()
  const nameOf = ({ of, title }: Row) => {
    if (by === 'day') return date(of)
    if (by === 'model') return readName(of as ModelName).name
    if (by === 'user') return title ?? messages.goneUser
    return title === null ? messages.gone : <Link href={storyHref(of)}>{title}</Link>
  }
  const figures = [
    ['calls', 'calls'],
    ['input', 'input_tokens'],
    ['cached', 'cached_tokens'],
    ['output', 'output_tokens'],
    ['pictures', 'pictures'],
  ] as const

  return (
    <>
      <Cluster gap="l">
        <Select
          items={USE_GROUPS.map((value) => ({ value, label: messages.groups[value] }))}
          label={messages.by}
          onChange={props.onByChange}
          value={by}
        />
        {day === '' && (
          <Select
            items={USE_DAYS.map((value) => ({ value, label: messages.ranges[value] }))}
            label={messages.days}
            onChange={props.onDaysChange}
            value={days}
          />
        )}
        <TextInput label={messages.day} onChange={props.onDayChange} type="date" value={day} />
      </Cluster>
      <Table<Row>
        columns={[
          { id: 'of', header: messages.groups[by], isRowHeader: true, card: 'start', cell: nameOf },
          ...(by === 'user'
            ? [
                {
                  id: 'day',
                  header: messages.groups.day,
                  card: 'fact' as const,
                  cell: (row: Row) => date(row.day ?? ''),
                },
                {
                  id: 'model',
                  header: messages.groups.model,
                  card: 'fact' as const,
                  cell: (row: Row) => readName(row.model_key as ModelName).name,
                },
              ]
            : []),
          ...figures.map(([id, name]) => ({
            id,
            header: messages.columns[id],
            isFigure: true,
            card: 'fact' as const,
            cell: (row: Row) => count(row[name]),
          })),
          {
            id: 'cost',
            header: messages.columns.cost,
            isFigure: true,
            card: 'corner',
            cell: (row) => cost([row]),
          },
        ]}
        empty={<EmptyState hint={messages.noneHint} title={messages.none} />}
        failed={<ErrorState message={error ?? ''} onRetry={onRetry} title={messages.failed} />}
        items={report?.rows ?? []}
        key={by}
        label={messages.table}
        loading={messages.loading}
        rowKey={(row) => [row.of, row.day, row.model_key].join()}
        status={error === undefined ? (report ? 'ready' : 'loading') : 'failed'}
        {...(report && { foot: { label: messages.sum, value: cost([report.total]) } })}
      />
      {report && report.total_pages > 1 && (
        <Pager {...props} label={messages.pages} pages={report.total_pages} />
      )}
    </>
  )
}
