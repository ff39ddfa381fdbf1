import type { TestPlayAnswer, TestPlayRequest } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { emphasised } from '../../../play/model/emphasised.tsx'
import { useTypedWords } from '../../../play/model/useTypedWords.ts'
import { knownState } from '../../model/structure/knownState.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { AsideNote } from '../../../play/components/AsideNote/AsideNote.tsx'
import { InputFields } from '../../../play/components/InputFields/InputFields.tsx'
import { ChoiceList } from '../../../play/components/ChoiceList/ChoiceList.tsx'
import { DeclinedNote } from '../../../play/components/DeclinedNote/DeclinedNote.tsx'
import { PlayMeters } from '../../../play/components/PlayMeters/PlayMeters.tsx'
import { ScenePlate } from '../../../play/components/ScenePlate/ScenePlate.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { TestPlayState } from './TestPlayState.tsx'
import { WhyThisAnswer } from './WhyThisAnswer.tsx'
import type { TestTurn } from './testPlay.ts'
import { useTestTurns, type TestTurnsOptions } from './useTestTurns.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, font, goldDoubleLine, screen, pane } = theme

const styles = {
  note: { color: color.textMuted, fontSize: size.small },
  log: {
    display: 'grid',
    alignContent: 'start',
    gap: space.m,
    blockSize: `min(0.38 * ${screen.dynamic}, ${pane.xl})`,
    marginBlock: space.m,
    padding: space.l,
    borderRadius: radius.m,
    background: color.canvas,
  },
  said: {
    paddingInlineStart: space.m,
    borderInlineStart: goldDoubleLine,
    color: color.textMuted,
    overflowWrap: 'anywhere' as const,
  },
  told: {
    color: color.text,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.65,
    overflowWrap: 'anywhere' as const,
    whiteSpace: 'pre-line' as const,
  },
  ending: { color: color.accent, fontFamily: font.story },
  waiting: { color: color.textMuted },
  acts: { display: 'grid', gap: space.m },
  where: { color: color.textMuted, fontSize: size.small, overflowWrap: 'anywhere' as const },
  own: { display: 'grid', gap: space.m },
  commands: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
}

export interface TestPlayDialogProps extends TestTurnsOptions {
  /** BCP 47 tag of the story. Default: the page's language. */
  lang?: string | undefined
  onClose: () => void
  /** Called to open the current scene. If absent, there is no button. */
  onGoToScene?: (name: string) => void
}

type Action = NonNullable<TestPlayRequest['action']>

/** Plays a draft from one of its scenes, without credits or stored data. */
export function TestPlayDialog({ lang, onClose, onGoToScene, ...play }: TestPlayDialogProps) {
  const { play: messages } = useAuthoringMessages().structure
  const { count } = useFormat()
  const { turns, isBusy, error, outside, takings, onAct, onSet, onRestart } = useTestTurns(play)
  const last = turns.at(-1)?.answer
  const { withTyped, fields } = useTypedWords(last?.asks)
  const act = (action: Action) => onAct(withTyped(action))

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
      <Log isBusy={isBusy} lang={lang} onAct={act} outside={outside} turns={turns} />
      {error !== null && <FormError>{error}</FormError>}
      {last && (
        <div css={styles.acts}>
          <p css={styles.where} dir="auto">
            {fill(messages.at, { name: last.node })} ·{' '}
            {fill(messages.xp, { count: count(last.current_xp) })}
          </p>
          {last.ending === null && (
            <>
              <PlayMeters lang={lang} meters={last.meters} />
              <InputFields {...fields} lang={lang} />
              <ChoiceList
                chances={last.chances}
                choices={last.choices}
                hasKeys={false}
                isDisabled={isBusy}
                locked={last.locked}
                onChoice={(selected_choice) => act({ action_type: 'continue', selected_choice })}
                price=""
                {...(lang === undefined ? {} : { lang })}
              />
              <OwnWords isBusy={isBusy} onAct={act} takings={takings} />
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface LogProps {
  turns: readonly TestTurn[]
  isBusy: boolean
  /** Response to an action that was not a turn. */
  outside: Pick<TestPlayAnswer, 'declined' | 'hint' | 'asked' | 'why'>
  lang: string | undefined
  onAct: (action: Action) => void
}

function Log({ turns, isBusy, outside, lang, onAct }: LogProps) {
  const { play: messages } = useAuthoringMessages().structure
  const end = useRef<HTMLDivElement>(null)
  const plate = turns.at(-1)?.answer.plate

  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
    // The pressed choice was removed, so the log gets the focus.
    const log = end.current?.parentElement
    const isInForm = document.activeElement?.closest('[role="dialog"] form') !== null
    if (log && turns.length > 0 && !isInForm) log.focus()
  }, [turns, isBusy])

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
  const text = answer.setup ?? answer.narrative
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
      {text && (
        <p css={styles.told} lang={lang}>
          {emphasised(text)}
        </p>
      )}
      {answer.why && <WhyThisAnswer lang={lang} why={answer.why} />}
      {answer.ending && (
        <p css={styles.ending}>{fill(messages.ending, { title: answer.ending.title })}</p>
      )}
    </>
  )
}

interface OwnWordsProps {
  isBusy: boolean
  /** Increment to clear the typed text. The field keeps the focus. */
  takings: number
  onAct: (action: Action) => void
}

function OwnWords({ isBusy, takings, onAct }: OwnWordsProps) {
  const { play: messages } = useAuthoringMessages().structure
  const [line, setLine] = useState('')
  const [seen, setSeen] = useState(takings)
  if (seen !== takings) {
    setSeen(takings)
    setLine('')
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The page below contains another form, which must not be submitted.
    event.stopPropagation()
    if (isBusy) return
    if (!line.trim()) event.currentTarget.querySelector('input')?.focus()
    else onAct({ action_type: 'custom_action', user_action: line.trim() })
  }

  return (
    <form css={styles.own} onSubmit={handleSubmit}>
      <TextInput
        label={messages.own}
        maxLength={STORY_LIMITS.customActionMax}
        onChange={setLine}
        value={line}
      />
      <div css={styles.commands}>
        <Button type="submit" variant="primary">
          {messages.act}
        </Button>
        <Button onPress={() => onAct({ action_type: 'immerse' })}>{messages.immerse}</Button>
        <Button onPress={() => onAct({ action_type: 'continue' })}>{messages.onward}</Button>
      </div>
    </form>
  )
}
