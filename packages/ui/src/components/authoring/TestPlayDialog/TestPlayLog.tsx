import { useEffect, useRef } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { emphasised } from '../../../play/emphasised.tsx'
import { AsideNote } from '../../play/AsideNote/AsideNote.tsx'
import { DeclinedNote } from '../../play/DeclinedNote/DeclinedNote.tsx'
import { ScenePlate } from '../../play/ScenePlate/ScenePlate.tsx'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { WhyThisAnswer } from '../WhyThisAnswer/WhyThisAnswer.tsx'
import { testPlayDialogStyles as styles } from './TestPlayDialog.styles.ts'
import type { TestTurn } from './testPlay.ts'
import type { useTestTurns } from './useTestTurns.ts'

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

export interface TestPlayLogProps extends Pick<
  ReturnType<typeof useTestTurns>,
  'turns' | 'isBusy' | 'outside' | 'onAct'
> {
  /** BCP 47 tag of the story. */
  lang: string | undefined
}

/** What was told so far, with its end in view. */
export function TestPlayLog({ turns, isBusy, outside, onAct, lang }: TestPlayLogProps) {
  const { play: messages } = useAuthoringMessages().structure
  const end = useEndInView(turns, isBusy)
  const plate = turns.at(-1)?.answer.plate

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
      {plate && <ScenePlate key={turns.length} plate={plate} />}
      {outside.declined && <DeclinedNote declined={outside.declined} />}
      <AsideNote
        asked={outside.asked}
        hint={outside.hint}
        isDisabled={isBusy}
        lang={lang}
        onChoice={(selected_choice) => onAct({ action_type: 'continue', selected_choice })}
      />
      {outside.why && <WhyThisAnswer isOpenAtFirst lang={lang} why={outside.why} />}
      {isBusy && <p css={styles.waiting}>{turns.length > 0 ? messages.waiting : messages.begin}</p>}
      <div ref={end} />
    </ScrollRegion>
  )
}

function Turn({ turn, lang }: { turn: TestTurn; lang: string | undefined }) {
  const { play: messages } = useAuthoringMessages().structure
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
          {emphasised(answer.setup ?? answer.narrative ?? '')}
        </p>
      )}
      {answer.why && <WhyThisAnswer lang={lang} why={answer.why} />}
      {answer.ending && (
        <p css={styles.ending}>{fill(messages.ending, { title: answer.ending.title })}</p>
      )}
    </>
  )
}
