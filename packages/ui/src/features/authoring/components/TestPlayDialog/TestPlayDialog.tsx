import type { TestPlayAnswer, TestPlayRequest, WhyAnswer } from '@kathasagar/api/contract'
import { useEffect, useRef, useState, type FormEvent, Fragment } from 'react'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { truncate } from '@kathasagar/story/truncate'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { emphasised } from '../../../play/model/emphasised.tsx'
import { useTypedWords } from '../../../play/model/useTypedWords.ts'
import { knownState, type KnownVariable } from '../../model/structure/knownState.ts'
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
import { type TestTurn, useTestTurns, type TestTurnsOptions } from './useTestTurns.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { Switch } from '../../../../design-system/primitives/Switch/Switch.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'

const { color, space, radius, size, font, goldDoubleLine, screen, pane } = theme

const styles = {
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
}

export interface TestPlayDialogProps extends TestTurnsOptions {
  /** Language of the story as a BCP 47 tag. Default: the language of the page. */
  lang?: string | undefined
  onClose: () => void
  /** Called to open the current scene in the editor. If absent, the button is hidden. */
  onGoToScene?: (name: string) => void
}

type Action = NonNullable<TestPlayRequest['action']>

/** Plays a draft from any of its scenes. A test costs no credits and stores no data. */
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
      <Text size="small" tone="muted">
        {messages.note}
      </Text>
      <TestPlayState
        declared={knownState(play.structure)}
        isBusy={isBusy}
        onChange={onSet}
        values={last?.state.world?.values}
      />
      <Log isBusy={isBusy} lang={lang} onAct={act} outside={outside} turns={turns} />
      {error !== null && <FormError>{error}</FormError>}
      {last && (
        <Stack gap="m">
          <Text dir="auto" size="small" tone="muted">
            {fill(messages.at, { name: last.node })} ·{' '}
            {fill(messages.xp, { count: count(last.current_xp) })}
          </Text>
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
        </Stack>
      )}
    </Dialog>
  )
}

interface LogProps {
  turns: readonly TestTurn[]
  isBusy: boolean
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
    // Focuses the log, because the focused choice was removed.
    const log = end.current?.parentElement
    const isInForm = document.activeElement?.closest('[role="dialog"] form') !== null
    if (log && turns.length > 0 && !isInForm) log.focus()
  }, [turns, isBusy])

  const saidIn = ({ action }: TestTurn) => {
    if (action === null) return null
    if (action.action_type === 'immerse') return messages.looked
    if (action.action_type === 'continue') return action.selected_choice ?? messages.wentOn
    return fill(messages.you, { words: action.user_action })
  }

  return (
    <ScrollRegion
      css={styles.log}
      dir={directionOf(lang)}
      isBusy={isBusy}
      label={messages.told}
      role="log"
    >
      {turns.map((turn, place) => {
        const { setup, narrative, why, ending } = turn.answer
        const text = setup ?? narrative
        const said = saidIn(turn)
        return (
          <Fragment key={place}>
            {said !== null && <p css={styles.said}>{said}</p>}
            {text && (
              <p css={styles.told} lang={lang}>
                {emphasised(text)}
              </p>
            )}
            {why && <WhyThisAnswer lang={lang} why={why} />}
            {ending && (
              <Text tone="accent" voice="story">
                {fill(messages.ending, { title: ending.title })}
              </Text>
            )}
          </Fragment>
        )
      })}
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
      {isBusy && <Text tone="muted">{turns.length > 0 ? messages.waiting : messages.begin}</Text>}
      <div ref={end} />
    </ScrollRegion>
  )
}

interface OwnWordsProps {
  isBusy: boolean
  /** Counter that clears the typed text when it increases. The field stays focused. */
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
    // Stops the event, because it would also submit the form of the page below.
    event.stopPropagation()
    if (isBusy) return
    if (!line.trim()) event.currentTarget.querySelector('input')?.focus()
    else onAct({ action_type: 'custom_action', user_action: line.trim() })
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="m">
        <TextInput
          label={messages.own}
          maxLength={STORY_LIMITS.customActionMax}
          onChange={setLine}
          value={line}
        />
        <Cluster gap="s">
          <Button type="submit" variant="primary">
            {messages.act}
          </Button>
          <Button onPress={() => onAct({ action_type: 'immerse' })}>{messages.immerse}</Button>
          <Button onPress={() => onAct({ action_type: 'continue' })}>{messages.onward}</Button>
        </Cluster>
      </Stack>
    </form>
  )
}

type PlayedValue = NonNullable<TestPlayRequest['sets']>[string]

interface TestPlayStateProps {
  declared: Readonly<Record<string, KnownVariable>> | undefined
  values: Readonly<Record<string, PlayedValue>> | undefined
  isBusy: boolean
  onChange: (name: string, value: PlayedValue) => void
}

function TestPlayState({ declared = {}, values, isBusy, onChange }: TestPlayStateProps) {
  const { state: messages } = useAuthoringMessages().structure.play
  const variables = Object.entries(declared)
  if (variables.length === 0 || !values) return null

  const fieldOf = (name: string, variable: KnownVariable) => {
    const label = variable.label?.trim() || name
    const value = values[name]
    const change = (next: PlayedValue) => onChange(name, next)
    if ('flag' in variable) {
      return (
        <Switch isDisabled={isBusy} isSelected={value === true} onChange={change}>
          <span dir="auto">{label}</span>
        </Switch>
      )
    }
    if ('one_of' in variable) {
      return (
        <Select
          items={variable.one_of.map((one) => ({ value: one, label: one }))}
          label={label}
          onChange={(chosen) => {
            if (!isBusy) change(chosen)
          }}
          value={String(value ?? '')}
        />
      )
    }
    const typed = { isDisabled: isBusy, label, onChange: change }
    if ('typed' in variable) {
      const words = String(value ?? '')
      const read = (text: string) => truncate(text, variable.typed)
      return <TypedValue {...typed} key={words} read={read} value={words} />
    }
    const [least, most] = variable.number
    const now = Number(value ?? least)
    const read = (text: string) => {
      const number = Number.parseInt(text, 10)
      return Number.isNaN(number) ? now : Math.min(most, Math.max(least, number))
    }
    const hint = fill(messages.range, { least, most })
    return <TypedValue {...typed} hint={hint} key={now} read={read} value={now} />
  }

  return (
    <Fold label={messages.title}>
      <Text size="small" tone="muted">
        {messages.hint}
      </Text>
      <Stack as="ul" gap="m">
        {variables.map(([name, variable]) => (
          <li key={name}>{fieldOf(name, variable)}</li>
        ))}
      </Stack>
    </Fold>
  )
}

interface TypedValueProps<Value> {
  label: string
  hint?: string
  isDisabled: boolean
  value: Value
  read: (text: string) => Value
  onChange: (value: Value) => void
}

/** Field that stores its value on blur, because each change calls the server. */
function TypedValue<Value extends string | number>(props: TypedValueProps<Value>) {
  const { value, read, onChange, ...field } = props
  const [text, setText] = useState(String(value))

  return (
    <TextInput
      {...field}
      onBlur={() => {
        const next = read(text)
        setText(String(next))
        if (next !== value) onChange(next)
      }}
      onChange={setText}
      value={text}
    />
  )
}

interface WhyThisAnswerProps {
  why: WhyAnswer
  lang?: string | undefined
  isOpenAtFirst?: boolean
}

/** Explains to the author why the server chose this answer to the free text. */
function WhyThisAnswer({ why, lang, isOpenAtFirst = false }: WhyThisAnswerProps) {
  const { why: messages } = useAuthoringMessages().structure.play
  const { score, count } = useFormat()
  const { candidates, reason, lead } = why

  return (
    <Fold isOpenFirst={isOpenAtFirst} label={messages.title}>
      {candidates.length > 0 && (
        <Stack as="ol" gap="s">
          {candidates.map((candidate) => {
            const { kind, number, person = '', is_selected, nearest, text } = candidate
            const isWide = kind === 'reaction' && candidate.is_story_wide
            const name = fill(messages.number[isWide ? 'storyReaction' : kind], {
              number: count(number),
              person,
            })
            return (
              <li key={`${kind} ${person} ${number} ${text}`}>
                <Text dir="auto" size="small" tone={is_selected ? 'accent' : 'muted'}>
                  {is_selected ? fill(messages.taken, { name }) : name} ·{' '}
                  {fill(messages.score, { score: score(candidate.score) })}
                </Text>
                <Text dir="auto" lang={lang} voice="story">
                  {text}
                </Text>
                {nearest && nearest !== text && (
                  <Text dir="auto" size="small" tone="muted">
                    {fill(messages.nearest, { phrase: nearest })}
                  </Text>
                )}
              </li>
            )
          })}
        </Stack>
      )}
      <Text size="small" tone="muted">
        {fill(messages.reasons[reason], { lead: score(lead ?? 0) })}
      </Text>
    </Fold>
  )
}
