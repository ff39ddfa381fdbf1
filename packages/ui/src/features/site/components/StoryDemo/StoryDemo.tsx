import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type {
  ChoiceChance,
  Declined,
  Hint,
  LockedChoice,
  Meters,
  ScenePicture,
} from '@kathasagar/api/contract'
import type { InputField } from '@kathasagar/story/schema'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useLandingMessages } from '../../../../messages/useLandingMessages.ts'
import { useTypedWords, type TypedWords } from '../../../play/model/useTypedWords.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { InputFields } from '../../../play/components/InputFields/InputFields.tsx'
import { AsideNote } from '../../../play/components/AsideNote/AsideNote.tsx'
import { DeclinedNote } from '../../../play/components/DeclinedNote/DeclinedNote.tsx'
import { ChoiceList } from '../../../play/components/ChoiceList/ChoiceList.tsx'
import { PlayMeters } from '../../../play/components/PlayMeters/PlayMeters.tsx'
import { ScenePlate } from '../../../play/components/ScenePlate/ScenePlate.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { hangingSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { pane } from '../../../../design-system/theme/sizes.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, goldDoubleLine, bar, control, media } = theme

const unseen = { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const

const REST_BLOCK = pane.huge

const styles = {
  leaf: {
    ...hangingSurface(theme, color.line),
    display: 'grid',
    gap: space.m,
    padding: space.xl,
    background: color.surface,
    [media.below.m]: { gap: space.s, padding: `${space.s} ${space.m} ${space.m}` },
  },
  title: { color: color.accent, fontFamily: font.story, fontSize: size.body },
  // Shows four lines. A longer text scrolls, so that the rest of the page does not move.
  log: {
    display: 'grid',
    alignContent: 'start',
    gap: space.s,
    minBlockSize: '8.5em',
    [media.below.m]: { minBlockSize: 0 },
    scrollMarginBlockStart: `calc(${bar.xxl} + ${space.xlPlus})`,
  },
  said: { paddingInlineStart: space.m, borderInlineStart: goldDoubleLine, color: color.textMuted },
  text: {
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.65,
    whiteSpace: 'pre-line' as const,
  },
  // Limits the height on a phone, so that one swipe moves past the section.
  cut: {
    [media.below.m]: {
      maxBlockSize: `max(4.8em, 100cqb - ${REST_BLOCK})`,
      overflow: 'hidden',
      mask: 'linear-gradient(black 60%, transparent)',
    },
  },
  readOn: {
    justifySelf: 'start',
    marginBlockStart: `calc(-1 * ${control.l})`,
    background: color.surface,
    [media.from.m]: { display: 'none' },
  },
  besideCut: { [media.below.m]: { display: 'none' } },
  own: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.m,
    alignItems: 'end',
    // Visually hidden, because the placeholder is the same.
    [media.below.m]: { '& label': unseen },
  },
  left: { color: color.textMuted, fontSize: size.small, [media.below.m]: unseen },
  over: { color: color.textSecondary },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
}

export interface StoryDemoProps {
  title: string
  text: string
  said?: string | undefined
  choices: readonly string[]
  locked?: readonly LockedChoice[] | undefined
  chances?: readonly ChoiceChance[] | undefined
  /** Health and items of the player. Absent if the story does not use them. */
  meters?: Meters | undefined
  asks?: readonly InputField[] | undefined
  declined?: Declined | undefined
  /** Answer to a question about how to play. */
  hint?: Hint | undefined
  /** Choices that the last input may refer to. */
  asked?: readonly string[] | undefined
  plate?: ScenePicture | undefined
  turnsLeft: number
  isBusy?: boolean
  storyHref: string
  onChoice: (choice: string, typed?: TypedWords) => void
  onSay: (line: string, typed?: TypedWords) => void
  onAgain: () => void
}

/** Text length above which a phone shortens the text, in characters. */
const TRUNCATE_LENGTH = 120

const HEADER_PX = 88

/** Scrolls to each new answer and focuses it, because the pressed button is gone. */
function useScrollToAnswer(text: string) {
  const log = useRef<HTMLDivElement>(null)
  const shown = useRef(text)

  useEffect(() => {
    const element = log.current
    if (shown.current === text || !element) return
    shown.current = text
    element.focus({ preventScroll: true })
    if (element.getBoundingClientRect().top < HEADER_PX) element.scrollIntoView()
  }, [text])

  return log
}

function useTypedBefore(turn: string) {
  const [typed, setTyped] = useState<{ turn: string; also: [TypedWords?] }>({ turn, also: [] })
  // Clears the fields of the previous turn, and all fields after a restart.
  if (typed.turn !== turn) setTyped({ turn, also: [] })
  return {
    also: typed.turn === turn ? typed.also : ([] as [TypedWords?]),
    keep: (words: TypedWords) => setTyped({ turn, also: [words] }),
  }
}

export function StoryDemo(demo: StoryDemoProps) {
  const { title, text, said, declined, hint, asked, plate, ...props } = demo
  const { demo: messages } = useLandingMessages().landing.what
  const titleId = useId()
  const isOver = props.turnsLeft === 0
  // Declined input stays in the field for editing, except if the answer offers help.
  const isForgotten = declined?.help !== undefined
  const log = useScrollToAnswer(text)
  const [readOn, setReadOn] = useState<string | null>(null)
  const isCut = readOn !== text && text.length > TRUNCATE_LENGTH
  const turn = `${props.turnsLeft} ${isForgotten}`
  const { also, keep } = useTypedBefore(turn)

  return (
    <article aria-labelledby={titleId} css={styles.leaf}>
      <h3 css={styles.title} id={titleId}>
        {fill(messages.title, { title })}
      </h3>
      <div aria-busy={props.isBusy} css={styles.log} ref={log} role="log" tabIndex={-1}>
        {said && (
          <p css={styles.said} dir="auto">
            {said}
          </p>
        )}
        <p css={[styles.text, isCut && styles.cut]} dir="ltr" key={text} lang="en">
          {text}
        </p>
        {isCut && (
          <Button css={styles.readOn} onPress={() => setReadOn(text)} size="small" variant="quiet">
            {messages.showMore}
          </Button>
        )}
        {plate && (
          <div css={isCut && styles.besideCut} key={`plate ${text}`}>
            <ScenePlate plate={plate} />
          </div>
        )}
        {declined && <DeclinedNote declined={declined} />}
        <AsideNote
          asked={asked}
          hint={hint}
          isDisabled={props.isBusy ?? false}
          lang="en"
          onChoice={(choice) => props.onChoice(choice, ...also)}
        />
      </div>
      {isOver ? (
        <>
          <p css={styles.over}>{messages.over}</p>
          <div css={styles.ways}>
            <ButtonLink href={props.storyHref} variant="primary">
              {messages.read}
            </ButtonLink>
            <Button onPress={props.onAgain} variant="quiet">
              {messages.again}
            </Button>
          </div>
        </>
      ) : (
        <DemoTurn {...props} key={turn} onTyped={keep} />
      )}
    </article>
  )
}

type TurnProps = Pick<
  StoryDemoProps,
  | 'choices'
  | 'locked'
  | 'chances'
  | 'meters'
  | 'asks'
  | 'turnsLeft'
  | 'isBusy'
  | 'onChoice'
  | 'onSay'
> & { onTyped: (typed: TypedWords) => void }

function DemoTurn({ turnsLeft, isBusy = false, onChoice, onSay, onTyped, ...props }: TurnProps) {
  const { choices, chances, locked } = props
  const { demo: messages } = useLandingMessages().landing.what
  const { counted } = useFormat()
  const { fields } = useTypedWords(props.asks)
  const also: [TypedWords?] = Object.keys(fields.value).length > 0 ? [fields.value] : []

  const handleTyped = (words: TypedWords) => {
    fields.onChange(words)
    onTyped(words)
  }

  return (
    <>
      <PlayMeters lang="en" meters={props.meters} />
      <InputFields {...fields} lang="en" onChange={handleTyped} />
      <ChoiceList
        {...{ chances, choices, locked }}
        hasKeys={false}
        isDisabled={isBusy}
        lang="en"
        onChoice={(choice) => onChoice(choice, ...also)}
        price=""
      />
      <OwnLine isBusy={isBusy} onSay={(line) => onSay(line, ...also)} />
      <p css={styles.left} role="status">
        {isBusy ? messages.waiting : counted(messages.left, turnsLeft)}
      </p>
    </>
  )
}

function OwnLine({ isBusy = false, onSay }: Pick<TurnProps, 'isBusy' | 'onSay'>) {
  const { demo: messages } = useLandingMessages().landing.what
  const [line, setLine] = useState('')

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!line.trim()) event.currentTarget.querySelector('input')?.focus()
    else if (!isBusy) onSay(line.trim())
  }

  return (
    <form css={styles.own} onSubmit={handleSubmit}>
      <TextInput label={messages.say} onChange={setLine} placeholder={messages.say} value={line} />
      <Button isBusy={isBusy} type="submit" variant="primary">
        {messages.act}
      </Button>
    </form>
  )
}
