import { Button } from '../../components/Button/Button.tsx'
import { CommandPanel } from '../../components/CommandPanel/CommandPanel.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { nextNumber } from '../../play/logEntries.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { playScreenStyles } from './PlayScreen.styles.ts'
import type { SessionViewProps } from './SessionView.tsx'

/** Turns that a purse must still reach for; below that its balance is shown as low. */
const LOW_CREDIT_TURNS = 5
/** A history this short belongs to a player who may not know the way yet. */
const HINT_MAX_TURNS = 4

const FREE = { credit_cost: 0 }

interface SessionDockProps extends SessionViewProps {
  /** Opens the ending that was reached. */
  onSeeEnding: () => void
}

/** What can be done at the foot of the screen; after an ending, only to look at it. */
export function SessionDock({ session, models, onSeeEnding, ...props }: SessionDockProps) {
  const styles = playScreenStyles(useTheme())
  const { play } = useMessages()
  const { story, session_data, credits } = session
  const textModel = models.text.find(({ model_key }) => model_key === props.selectedTextModel)
  const imageModel = models.image.find(({ model_key }) => model_key === props.selectedImageModel)
  if (session_data.ending) {
    return (
      <div css={styles.ended}>
        <p css={styles.endedWords}>{play.ended}</p>
        <Button onPress={onSeeEnding} variant="gold">
          {play.seeEnding}
        </Button>
      </div>
    )
  }

  return (
    <CommandPanel
      canUndo={session_data.can_undo}
      credits={credits}
      hasKeys={props.reading.hasKeys}
      hasHint={nextNumber(session_data.narrative_history) <= HINT_MAX_TURNS}
      imageModel={imageModel ?? FREE}
      isBusy={props.isThinking}
      isLow={credits < (textModel?.credit_cost ?? 0) * LOW_CREDIT_TURNS}
      onAct={props.onAct}
      onContinue={props.onContinue}
      onImmerse={props.onImmerse}
      onShow={props.onShow}
      onUndo={props.onUndo}
      takenWords={session_data.narrative_history.at(-1)?.user_input ?? null}
      textModel={textModel ?? FREE}
      xp={session.current_xp}
      xpCosts={story.xp_costs}
    />
  )
}
