import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { PlayWays } from '../../../play/playWays.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { MapPlace } from './MapPlace.tsx'
import { mapRows } from './mapRows.ts'
import { turnMapPanelStyles as styles } from './TurnMapPanel.styles.ts'

export interface TurnMapPanelProps {
  /** The ways of the session, and what leads along them. */
  ways: PlayWays
  /** BCP 47 tag of the story. */
  lang?: string | undefined
}

/** Every way that was played, fork by fork: each turn is a place to go back to. */
export function TurnMapPanel({ ways, lang }: TurnMapPanelProps) {
  const { ways: messages, primitives } = usePlayMessages()
  const close = () => ways.onOpenChange(false)
  const { map } = ways

  return (
    <Dialog
      actions={<Button onPress={close}>{primitives.close}</Button>}
      isOpen={ways.isOpen}
      onClose={close}
      title={messages.title}
    >
      <p css={styles.note}>{messages.note}</p>
      <p css={styles.refusal} role="status">
        {ways.refusal}
      </p>
      {map === null && !ways.hasFailed && <Spinner label={messages.loading} />}
      {map === null && ways.hasFailed && (
        <ErrorState message={messages.failed} onRetry={ways.onRetry} />
      )}
      {map && (
        <ol css={styles.list}>
          {mapRows(map.turns).map((row) => (
            <MapPlace key={row.id} lang={lang} row={row} ways={ways} />
          ))}
        </ol>
      )}
      {map && !map.is_whole && <p css={styles.note}>{messages.leftOut}</p>}
    </Dialog>
  )
}
