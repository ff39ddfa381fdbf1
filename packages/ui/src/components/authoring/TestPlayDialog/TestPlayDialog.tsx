import { fill } from '../../../messages/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTypedWords } from '../../../play/useTypedWords.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { TestPlayState } from '../TestPlayState/TestPlayState.tsx'
import { TestPlayActs } from './TestPlayActs.tsx'
import { TestPlayLog } from './TestPlayLog.tsx'
import { testPlayDialogStyles } from './TestPlayDialog.styles.ts'
import { useTestTurns } from './useTestTurns.ts'
import type { TestTurnsOptions } from './useTestTurns.ts'

export interface TestPlayDialogProps extends TestTurnsOptions {
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** The play was left; nothing of it is kept. */
  onClose: () => void
  /** The scene in which the play stands is to be opened; without it there is no way to it. */
  onGoToScene?: (name: string) => void
}

/** Plays a story that is still being written, from any of its scenes: no credits, nothing kept. */
export function TestPlayDialog({ lang, onClose, onGoToScene, ...play }: TestPlayDialogProps) {
  const { play: messages } = useAuthoringMessages().structure
  const styles = testPlayDialogStyles(useTheme())
  const { turns, isBusy, error, outside, takings, onAct, onSet, onRestart } = useTestTurns(play)
  const last = turns.at(-1)?.answer
  const { withTyped, fields } = useTypedWords(last?.asks)
  // A question back is answered in the log: what is typed goes along from there as well.
  const handleAct: typeof onAct = (action) => onAct(withTyped(action))

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <Button icon="undo" onPress={onRestart} variant="quiet">
            {messages.restart}
          </Button>
          {last && onGoToScene && (
            <Button onPress={() => onGoToScene(last.node)} variant="quiet">
              {messages.goScene}
            </Button>
          )}
        </>
      }
      isOpen
      onClose={onClose}
      title={fill(messages.title, { name: play.startAt })}
    >
      <p css={styles.note}>{messages.note}</p>
      <TestPlayState
        declared={play.structure.state}
        isBusy={isBusy}
        onChange={onSet}
        values={last?.state.world?.values}
      />
      <TestPlayLog isBusy={isBusy} lang={lang} onAct={handleAct} outside={outside} turns={turns} />
      {error !== null && <FormError>{error}</FormError>}
      {last && (
        <TestPlayActs
          answer={last}
          fields={fields}
          isBusy={isBusy}
          lang={lang}
          onAct={handleAct}
          takings={takings}
        />
      )}
    </Dialog>
  )
}
