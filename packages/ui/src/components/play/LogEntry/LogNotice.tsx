import type { ReactNode } from 'react'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { LogEntryModel } from '../../../play/logEntry.ts'
import { AlternativesPanel } from '../AlternativesPanel/AlternativesPanel.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { logEntryStyles as styles } from './LogEntry.styles.ts'

export interface LogNoticeProps {
  /** A warning or an error, with the models it offers instead. */
  entry: LogEntryModel
  /** Words of the notice, told or whole. */
  children: ReactNode
  /** Called with the model to go on with. */
  onRetryAlternative?: ((modelKey: string) => void) | undefined
}

/** Something the story stumbled over: a warning in yellow, an error in red. */
export function LogNotice({ entry, children, onRetryAlternative }: LogNoticeProps) {
  const { play } = usePlayMessages()
  const isWarning = entry.type === 'warning'

  return (
    <div css={[styles.notice, isWarning ? styles.warning : styles.error]}>
      <Icon name={entry.isAboutCredits ? 'cowrie' : isWarning ? 'info' : 'warning'} />
      <div css={styles.fault}>
        <p dir="auto">{children}</p>
        {entry.alternatives && onRetryAlternative && (
          <>
            <AlternativesPanel
              models={entry.alternatives}
              onRetryAlternative={onRetryAlternative}
            />
            <p>{play.earnCredits}</p>
          </>
        )}
      </div>
    </div>
  )
}
