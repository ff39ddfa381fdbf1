import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTypedWords } from '../../../play/useTypedWords.ts'
import { knownState } from '../../../structure/knownState.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { TestPlayState } from '../TestPlayState/TestPlayState.tsx'
import { TestPlayActs } from './TestPlayActs.tsx'
import { TestPlayLog } from './TestPlayLog.tsx'
import { testPlayDialogStyles as styles } from './TestPlayDialog.styles.ts'
import { useTestTurns, type TestTurnsOptions } from './useTestTurns.ts'

export interface TestPlayDialogProps extends TestTurnsOptions {
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** The play was left; nothing of it is kept. */
  onClose: () => void
  /** The scene in which the play stands is to be opened; without it there is no way to it. */
  onGoToScene?: (name: string) => void
}

type Act = Parameters<ReturnType<typeof useTestTurns>['onAct']>[0]

/**
 * Plays a story that is still being written, from any of its scenes: no credits, nothing kept. A
 * question back is answered in the log, and what is typed below goes along from there as well.
 */
export function TestPlayDialog({ lang, onClose, onGoToScene, ...play }: TestPlayDialogProps) {
  const { play: messages } = useAuthoringMessages().structure
  const { turns, isBusy, error, outside, takings, onAct, onSet, onRestart } = useTestTurns(play)
  const last = turns.at(-1)?.answer
  const { withTyped, fields } = useTypedWords(last?.asks)
  const said = { isBusy, lang, onAct: (one: Act) => onAct(withTyped(one)) }

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
        declared={knownState(play.structure)}
        isBusy={isBusy}
        onChange={onSet}
        values={last?.state.world?.values}
      />
      <TestPlayLog {...said} outside={outside} turns={turns} />
      {error !== null && <FormError>{error}</FormError>}
      {last && <TestPlayActs {...said} answer={last} fields={fields} takings={takings} />}
    </Dialog>
  )
}
