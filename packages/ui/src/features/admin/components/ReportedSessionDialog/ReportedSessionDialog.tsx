import { useMemo, useEffect, useRef, useState } from 'react'
import type { HistoryEntry, ReportedSession } from '@kathasagar/api/contract'

import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { logEntriesOf } from '../../../play/model/logEntries.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { LogEntry } from '../../../play/components/LogEntry/LogEntry.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, screen, pane } = theme

const styles = {
  note: { marginBlockEnd: space.m, color: color.textMuted, fontSize: size.small },
  log: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space.m,
    maxBlockSize: `min(0.52 * ${screen.dynamic}, ${pane.xxl})`,
    padding: space.l,
    borderRadius: radius.m,
    background: color.canvas,
    color: color.text,
  },
}

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

/** Returns the turns before the given one, by default the newest, or an error message. */
export type ReadReportedSession = (before?: string) => Promise<ReportedSession | { error: string }>

function useReportedTurns(readSession: ReadReportedSession) {
  const [turns, setTurns] = useState<readonly HistoryEntry[]>([])
  const [hasEarlier, setEarlier] = useState(false)
  const [isLoading, setLoading] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const isBegun = useRef(false)

  const read = async (before?: string) => {
    setLoading(true)
    setError(null)
    const page = await readSession(before)
    setLoading(false)
    if ('error' in page) return setError(page.error)
    setTurns((known) => [...page.entries, ...known])
    setEarlier(page.has_more)
  }

  // The server logs each request, so the first is sent only once.
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void read()
  })

  return { turns, hasEarlier, isLoading, error, onEarlier: () => void read(turns[0]?.turn_id) }
}
