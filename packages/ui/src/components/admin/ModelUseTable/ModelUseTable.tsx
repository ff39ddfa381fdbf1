import type { ModelList, ModelName, ModelUseReport } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { useModelNames } from '../BindingTable/modelNames.ts'
import { modelUseTableStyles as styles } from './ModelUseTable.styles.ts'
import { useCost } from '../BindingTable/useCost.ts'

/** How use is added up. */
export type UseGroup = 'day' | 'model' | 'story'
/** Over how many days, today among them. */
export type UseDays = '1' | '7' | '30'

export interface ModelUseTableProps {
  /** What was asked; null while it is on its way, or when it could not be had. */
  report: ModelUseReport | null
  /** Why the report could not be had, as a sentence. */
  error?: string | undefined
  /** Asks again after a failure. */
  onRetry: () => void
  /** How the report is added up. */
  by: UseGroup
  /** Called with how the report is to be added up. */
  onByChange: (by: UseGroup) => void
  /** Days that show. */
  days: UseDays
  /** Called with the days that are to show. */
  onDaysChange: (days: UseDays) => void
  /** Storytellers and painters as players know them. */
  models: ModelList
  /** Where a story is, by its `id`. */
  storyHref: (id: string) => string
}

type Row = ModelUseReport['rows'][number]

const GROUPS: readonly UseGroup[] = ['day', 'model', 'story']
const DAYS: readonly UseDays[] = ['1', '7', '30']

/** What models were asked and what that cost, by day, by name or by story. */
export function ModelUseTable(props: ModelUseTableProps) {
  const { report, error, onRetry, by } = props
  const messages = useAdminMessages().models.use
  const cost = useCost()
  const columns = useColumns(props)

  return (
    <>
      <UseFilters {...props} />
      <Table
        columns={columns}
        empty={<EmptyState hint={messages.noneHint} title={messages.none} />}
        failed={<ErrorState message={error ?? ''} onRetry={onRetry} title={messages.failed} />}
        items={report?.rows ?? []}
        key={by}
        label={messages.table}
        loading={messages.loading}
        rowKey={({ of }) => of}
        status={error === undefined ? (report ? 'ready' : 'loading') : 'failed'}
        {...(report && { foot: { label: messages.sum, value: cost([report.total]) } })}
      />
    </>
  )
}

function UseFilters({ by, onByChange, days, onDaysChange }: ModelUseTableProps) {
  const messages = useAdminMessages().models.use

  return (
    <div css={styles.filters}>
      <RadioGroup
        items={GROUPS.map((value) => ({ value, label: messages.groups[value] }))}
        label={messages.by}
        look="pill"
        onChange={onByChange}
        value={by}
      />
      <RadioGroup
        items={DAYS.map((value) => ({ value, label: messages.ranges[value] }))}
        label={messages.days}
        look="pill"
        onChange={onDaysChange}
        value={days}
      />
    </div>
  )
}

function useColumns({ by, models, storyHref }: ModelUseTableProps): TableColumn<Row>[] {
  const { columns, groups } = useAdminMessages().models.use
  const { count } = useFormat()
  const cost = useCost()
  const figure = (id: keyof typeof columns, write: (row: Row) => string): TableColumn<Row> => ({
    id,
    header: columns[id],
    isFigure: true,
    card: 'fact',
    cell: write,
  })

  return [
    {
      id: 'of',
      header: groups[by],
      isRowHeader: true,
      card: 'start',
      cell: (row) => <UsedBy {...{ by, models, row, storyHref }} />,
    },
    figure('calls', ({ calls }) => count(calls)),
    figure('input', ({ input_tokens }) => count(input_tokens)),
    figure('cached', ({ cached_tokens }) => count(cached_tokens)),
    figure('output', ({ output_tokens }) => count(output_tokens)),
    figure('pictures', ({ pictures }) => count(pictures)),
    {
      id: 'cost',
      header: columns.cost,
      isFigure: true,
      card: 'corner',
      cell: (row) => <span css={styles.cost}>{cost([row])}</span>,
    },
  ]
}

interface UsedByProps extends Pick<ModelUseTableProps, 'by' | 'models' | 'storyHref'> {
  row: Row
}

/** What a row adds up: a day, one of our names, or a story. */
function UsedBy({ by, models, row, storyHref }: UsedByProps) {
  const messages = useAdminMessages().models.use
  const { date } = useFormat()
  const readName = useModelNames(models)

  if (by === 'day') return <span css={styles.name}>{date(row.of)}</span>
  if (by === 'model') return <span css={styles.name}>{readName(row.of as ModelName).name}</span>
  if (row.title === null) return <span css={styles.quiet}>{messages.gone}</span>
  return (
    <Link css={styles.name} href={storyHref(row.of)}>
      {row.title}
    </Link>
  )
}
