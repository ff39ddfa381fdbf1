import type { OpenReport } from '@kathasagar/api/contract'

import { adminMessages } from '../../../messages/adminMessages.ts'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import { ReportButtons, ReportedStory, ReportWords } from './ReportCells.tsx'
import type { ReportActs } from './ReportCells.tsx'

export interface ReportListProps extends ReportActs {
  /** The longest waiting first. */
  reports: readonly OpenReport[]
}

const { columns: headers, table } = adminMessages.review.reports

const reportColumns = (acts: ReportActs): TableColumn<OpenReport>[] => [
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
  return (
    <Table columns={reportColumns(acts)} label={table} rowKey={({ id }) => id} items={reports} />
  )
}
