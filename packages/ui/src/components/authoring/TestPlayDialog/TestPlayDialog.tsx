import { useEffect, useRef } from 'react'

import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { AsideNote } from '../../play/AsideNote/AsideNote.tsx'
import { DeclinedNote } from '../../play/DeclinedNote/DeclinedNote.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { TestPlayActs } from './TestPlayActs.tsx'
import { testPlayDialogStyles } from './TestPlayDialog.styles.ts'
import type { TestTurn } from './testPlay.ts'
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

/** Keeps the end of what was told in view, and the focus with whoever goes on by keyboard. */
function useEndInView(turns: readonly TestTurn[], isBusy: boolean) {
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
    // The choice that was pressed is gone; one goes on from what was told.
    const log = end.current?.parentElement
    if (log && turns.length > 0 && document.activeElement?.closest('[role="dialog"] form') === null)
      log.focus()
  }, [turns, isBusy])

  return end
}

/** Plays a story that is still being written, from any of its scenes: no credits, nothing kept. */
export function TestPlayDialog({ lang, onClose, onGoToScene, ...play }: TestPlayDialogProps) {
  const { play: messages } = useMessages().structure
  const styles = testPlayDialogStyles(useTheme())
  const { turns, isBusy, error, outside, takings, onAct, onRestart } = useTestTurns(play)
  const last = turns.at(-1)?.answer

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
      <TestLog isBusy={isBusy} lang={lang} onAct={onAct} outside={outside} turns={turns} />
      {error !== null && <FormError>{error}</FormError>}
      {last && (
        <TestPlayActs answer={last} isBusy={isBusy} lang={lang} onAct={onAct} takings={takings} />
      )}
    </Dialog>
  )
}

interface TestLogProps extends Pick<
  ReturnType<typeof useTestTurns>,
  'turns' | 'isBusy' | 'outside' | 'onAct'
> {
  lang: string | undefined
}

/** What was told so far, with its end in view. */
function TestLog({ turns, isBusy, outside, onAct, lang }: TestLogProps) {
  const { play: messages } = useMessages().structure
  const styles = testPlayDialogStyles(useTheme())
  const end = useEndInView(turns, isBusy)

  return (
    <ScrollRegion
      css={styles.log}
      dir={directionOf(lang)}
      isBusy={isBusy}
      label={messages.told}
      role="log"
    >
      {turns.map((turn, place) => (
        <Turn key={place} lang={lang} turn={turn} />
      ))}
      {outside.declined && <DeclinedNote declined={outside.declined} />}
      <AsideNote
        asked={outside.asked}
        hint={outside.hint}
        isDisabled={isBusy}
        lang={lang}
        onChoose={(selected_choice) => onAct({ action_type: 'continue', selected_choice })}
      />
      {isBusy && <p css={styles.waiting}>{turns.length > 0 ? messages.waiting : messages.begin}</p>}
      <div ref={end} />
    </ScrollRegion>
  )
}

function Turn({ turn, lang }: { turn: TestTurn; lang: string | undefined }) {
  const { play: messages } = useMessages().structure
  const styles = testPlayDialogStyles(useTheme())
  const { action, answer } = turn
  const said =
    action === null
      ? null
      : action.action_type === 'custom_action'
        ? fill(messages.you, { words: action.user_action })
        : action.action_type === 'immerse'
          ? messages.looked
          : (action.selected_choice ?? messages.wentOn)

  return (
    <>
      {said !== null && <p css={styles.said}>{said}</p>}
      {(answer.setup ?? answer.narrative) && (
        <p css={styles.told} lang={lang}>
          {answer.setup ?? answer.narrative}
        </p>
      )}
      {answer.ending && (
        <p css={styles.ending}>{fill(messages.ending, { title: answer.ending.title })}</p>
      )}
    </>
  )
}
