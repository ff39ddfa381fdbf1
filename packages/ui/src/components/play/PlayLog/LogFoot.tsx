import type { LogEntryModel } from '../../../play/logEntry.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { ThinkingIndicator } from '../ThinkingIndicator/ThinkingIndicator.tsx'
import { playLogStyles } from './PlayLog.styles.ts'

export interface LogFootProps {
  /** An action runs. */
  isBusy: boolean
  /** The way to it is lost and is being taken up again. */
  isReconnecting: boolean
  /** The newest entry, which is told by now or being told. */
  latest: LogEntryModel | undefined
}

/** The line below the latest entries, or the storyteller at work. */
export function LogFoot({ isBusy, isReconnecting, latest }: LogFootProps) {
  const styles = playLogStyles(useTheme())
  const hasDivider = !isBusy && latest?.type !== 'completion'

  return (
    <div>
      {hasDivider && <hr css={styles.divider} />}
      <ThinkingIndicator isReconnecting={isReconnecting} isBusy={isBusy} />
    </div>
  )
}
