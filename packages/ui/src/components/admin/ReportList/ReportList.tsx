import type { OpenReport } from '@kathasagar/api/contract'

import type { AdminMessages } from '../../../messages/en.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import { ReportButtons, ReportedStory, ReportWords, type ReportActs } from './ReportCells.tsx'

export interface ReportListProps extends ReportActs {
  /** The longest waiting first. */
  reports: readonly OpenReport[]
}

const reportColumns = (
  acts: ReportActs,
  headers: AdminMessages['admin']['review']['reports']['columns'],
): TableColumn<OpenReport>[] => [
  {
    id: 'story',
    header: headers.story,
    isRowHeader: true,
    cell: (report) => <ReportedStory report={report} />,
  },
  {
    id: 'report',
    header: headers.report,
    width: 'wide',
    cell: (report) => <ReportWords report={report} />,
  },
  {
    id: 'acts',
    header: headers.acts,
    cell: (report) => <ReportButtons {...acts} report={report} />,
  },
]

/** What players have against stories, each with what an editor can do about it. */
export function ReportList({ reports, ...acts }: ReportListProps) {
  const { columns: headers, table } = useAdminMessages().review.reports

  return (
    <Table
      columns={reportColumns(acts, headers)}
      label={table}
      rowKey={({ id }) => id}
      items={reports}
    />
  )
}
