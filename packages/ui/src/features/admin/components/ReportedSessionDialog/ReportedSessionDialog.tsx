import { useMemo } from 'react'

import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { logEntriesOf } from '../../../play/model/logEntries.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { LogEntry } from '../../../play/components/LogEntry/LogEntry.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { reportedSessionDialogStyles as styles } from './ReportedSessionDialog.styles.ts'
import { useReportedTurns, type ReadReportedSession } from './useReportedTurns.ts'

export interface ReportedSessionDialogProps {
  title: string
  /** Loads a part of the session. The server logs each access. */
  readSession: ReadReportedSession
  onClose: () => void
}

const sameName = (modelKey: string) => modelKey

/** Shows the session that a player attached to a report. */
export function ReportedSessionDialog({ title, readSession, onClose }: ReportedSessionDialogProps) {
  const messages = useAdminMessages().review.session
  const { turns, isLoading, hasEarlier, error, onEarlier } = useReportedTurns(readSession)
  const entries = useMemo(() => logEntriesOf(turns, sameName), [turns])

  return (
    <Dialog
      actions={<Button onPress={onClose}>{messages.close}</Button>}
      isOpen
      onClose={onClose}
      title={fill(messages.title, { title })}
    >
      <p css={styles.note}>{messages.note}</p>
      {error && <FormError>{error}</FormError>}
      {isLoading && turns.length === 0 && <Spinner label={messages.loading} />}
      {turns.length > 0 && (
        <ScrollRegion css={styles.log} dir="auto" isBusy={isLoading} label={messages.log}>
          {hasEarlier && (
            <Button
              busyLabel={messages.loadingEarlier}
              isBusy={isLoading}
              onPress={onEarlier}
              size="small"
              variant="quiet"
            >
              {messages.earlier}
            </Button>
          )}
          {entries.map((entry) => (
            <LogEntry entry={entry} key={entry.id} />
          ))}
        </ScrollRegion>
      )}
    </Dialog>
  )
}
