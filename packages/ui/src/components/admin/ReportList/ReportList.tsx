import type { OpenReport } from '@kathasagar/api/contract'

import { useTheme } from '../../../theme/useTheme.ts'
import { Report } from './Report.tsx'
import type { ReportActs } from './Report.tsx'
import { reportListStyles } from './ReportList.styles.ts'

export interface ReportListProps extends ReportActs {
  /** The longest waiting first. */
  reports: readonly OpenReport[]
}

/** What players have against stories, each with what an editor can do about it. */
export function ReportList({ reports, ...acts }: ReportListProps) {
  const styles = reportListStyles(useTheme())

  return (
    <ul css={styles.list}>
      {reports.map((report) => (
        <li key={report.id}>
          <Report {...acts} report={report} />
        </li>
      ))}
    </ul>
  )
}
