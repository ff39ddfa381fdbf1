import { LOW_CREDIT_FACTOR } from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { CommandPanel } from '../../components/play/CommandPanel/CommandPanel.tsx'
import { usePlayMessages } from '../../messages/usePlayMessages.ts'
import { nextNumber } from '../../play/logEntries.ts'
import { isAway } from '../../play/playNetwork.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Pickers } from './Pickers.tsx'
import { playScreenStyles } from './PlayScreen.styles.ts'
import type { SessionViewProps } from './SessionView.tsx'

/** A history this short belongs to a player who may not know the way yet. */
const HINT_MAX_TURNS = 4

export interface SessionDockProps extends SessionViewProps {
  /** Opens the ending that was reached. */
  onSeeEnding: () => void
}

/** What can be done at the foot of the screen; after an ending, only to look at it. */
export function SessionDock({ session, models, onSeeEnding, ...props }: SessionDockProps) {
  const styles = playScreenStyles(useTheme())
  const { play } = usePlayMessages()
  const { session_data, credits } = session
  const { prices } = models
  if (session_data.ending) {
    return (
      <div css={styles.ended}>
        <p css={styles.endedWords}>{play.ended}</p>
        <Button onPress={onSeeEnding} variant="primary">
          {play.seeEnding}
        </Button>
      </div>
    )
  }

  return (
    <CommandPanel
      canUndo={session_data.can_undo}
      credits={credits}
      hasKeys={props.reading.value.hasKeys}
      hasHint={nextNumber(session_data.narrative_history) <= HINT_MAX_TURNS}
      isBusy={props.turn.isBusy}
      isOffline={isAway(props.network)}
      pendingInput={props.pendingInput}
      isLow={credits < prices.continue.credits * LOW_CREDIT_FACTOR}
      more={<Pickers fitting={session.story.manners} models={models} />}
      onCommand={props.onCommand}
      onRedo={props.log.ways?.onRedo}
      takenWords={session_data.narrative_history.at(-1)?.user_input ?? null}
      prices={prices}
      xp={session.current_xp}
    />
  )
}
