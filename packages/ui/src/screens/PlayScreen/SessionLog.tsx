import { ChoiceList } from '../../components/ChoiceList/ChoiceList.tsx'
import { EarlierTurns } from '../../components/EarlierTurns/EarlierTurns.tsx'
import { PlayLog } from '../../components/PlayLog/PlayLog.tsx'
import type { ReadAloud } from '../../hooks/useReadAloud.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { nextNumber } from '../../play/logEntries.ts'
import { narrativeId } from '../../play/logEntry.ts'
import type { LogEntryModel } from '../../play/logEntry.ts'
import { priceText } from '../../play/price.ts'
import type { SessionViewProps } from './SessionView.tsx'

/** The lines of the log with the one that is being told right now. */
function entriesWithStream({ entries, session, streamingText, isThinking }: SessionViewProps) {
  if (!streamingText || !isThinking) return entries
  const growing: LogEntryModel = {
    // The id that the finished narrative will have, so that its telling goes on and not anew.
    id: narrativeId(nextNumber(session.session_data.narrative_history)),
    type: 'narrative',
    content: streamingText,
    isHistorical: false,
    isNew: true,
    isGrowing: true,
  }
  return [...entries, growing]
}

interface SessionLogProps extends SessionViewProps {
  /** The voice that reads it. */
  readAloud: ReadAloud
}

/** The log of an open session with the choices that it has come to. */
export function SessionLog({ readAloud, ...props }: SessionLogProps) {
  const { session, isThinking } = props
  const { play } = useMessages()
  const { story, session_data } = session

  return (
    <PlayLog
      before={
        <EarlierTurns
          firstId={props.entries[0]?.id ?? ''}
          hasEarlier={props.hasEarlier ?? false}
          isLoading={props.isLoadingEarlier ?? false}
          onLoad={props.onLoadEarlier}
        />
      }
      entries={entriesWithStream(props)}
      isThinking={isThinking}
      label={story.title.trim() || play.untitled}
      lang={story.language}
      onRetryAlternative={props.onRetryAlternative}
      readAloud={readAloud}
      reading={props.reading}
    >
      <ChoiceList
        choices={session_data.choices}
        hasKeys={props.reading.hasKeys}
        isDisabled={isThinking}
        lang={story.language}
        onChoose={props.onChoose}
        price={priceText(props.prices.continue, play)}
      />
    </PlayLog>
  )
}
