import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Declined, Hint, LockedChoice } from '@kathasagar/api/contract'

import { fill } from '../../../messages/fill.ts'
import { useCounted } from '../../../messages/useCounted.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { AsideNote } from '../../play/AsideNote/AsideNote.tsx'
import { DeclinedNote } from '../../play/DeclinedNote/DeclinedNote.tsx'
import { ChoiceList } from '../../play/ChoiceList/ChoiceList.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { storyDemoStyles } from './StoryDemo.styles.ts'

export interface StoryDemoProps {
  /** Title of the story that is tasted. */
  title: string
  /** What was told last. */
  text: string
  /** What the player said to it, in their words; absent at the beginning. */
  said?: string | undefined
  /** Ways that are open; none when the taste is over. */
  choices: readonly string[]
  /** Ways that are seen and closed, with the reason. */
  locked?: readonly LockedChoice[] | undefined
  /** Why the player's last words were not taken; the rest stands as it did. */
  declined?: Declined | undefined
  /** An answer to what the player asked about playing; the rest stands as it did. */
  hint?: Hint | undefined
  /** Choices that the player's last words may have meant; the rest stands as it did. */
  asked?: readonly string[] | undefined
  /** Turns that are left to play here. */
  turnsLeft: number
  /** The answer is on its way. */
  isBusy?: boolean
  /** Where the story stands whole. */
  storyHref: string
  /** A way was picked. */
  onChoose: (choice: string) => void
  /** The player did something else, in their own words. */
  onSay: (line: string) => void
  /** The taste is to begin anew. */
  onAgain: () => void
}

/** What stays at the upper edge of the landing, in pixels. */
const HEADER_PX = 88

/**
 * Brings the reader to each answer: what was pressed for it is gone, and with it the focus, and on
 * a phone its first line lies far above the button.
 */
function useReadFrom(text: string) {
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

/** The first turns of a story, played in passing: a scene, its ways, and a line of one's own. */
export function StoryDemo(demo: StoryDemoProps) {
  const { title, text, said, declined, hint, asked, ...props } = demo
  const { demo: messages } = useMessages().landing.what
  const styles = storyDemoStyles(useTheme())
  const titleId = useId()
  const isOver = props.turnsLeft === 0
  // Declined words stay in the field, to be changed; nobody has to look at words of despair again.
  const isForgotten = declined?.kind === 'self_harm'
  const log = useReadFrom(text)

  return (
    <article aria-labelledby={titleId} css={styles.leaf}>
      <h3 css={styles.title} id={titleId}>
        {fill(messages.title, { title })}
      </h3>
      <div aria-busy={props.isBusy} css={styles.log} ref={log} role="log" tabIndex={-1}>
        {said && <p css={styles.said}>{said}</p>}
        <p css={styles.text} key={text}>
          {text}
        </p>
        {declined && <DeclinedNote declined={declined} />}
        <AsideNote
          asked={asked}
          hint={hint}
          isDisabled={props.isBusy ?? false}
          lang="en"
          onChoose={props.onChoose}
        />
      </div>
      {isOver ? (
        <DemoOver {...props} />
      ) : (
        <DemoTurn {...props} key={`${props.turnsLeft} ${isForgotten}`} />
      )}
    </article>
  )
}

type TurnProps = Pick<
  StoryDemoProps,
  'choices' | 'locked' | 'turnsLeft' | 'isBusy' | 'onChoose' | 'onSay'
>

function DemoTurn({ choices, locked, turnsLeft, isBusy = false, onChoose, onSay }: TurnProps) {
  const { demo: messages } = useMessages().landing.what
  const counted = useCounted()
  const styles = storyDemoStyles(useTheme())
  const [line, setLine] = useState('')

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (line.trim() && !isBusy) onSay(line.trim())
  }

  return (
    <>
      <ChoiceList
        choices={choices}
        hasKeys={false}
        isDisabled={isBusy}
        locked={locked}
        onChoose={onChoose}
        price=""
      />
      <form css={styles.own} onSubmit={handleSubmit}>
        <TextInput label={messages.say} onChange={setLine} value={line} />
        <Button isBusy={isBusy} isDisabled={!line.trim()} type="submit" variant="gold">
          {messages.act}
        </Button>
      </form>
      <p css={styles.left} role="status">
        {isBusy ? messages.waiting : counted(messages.left, turnsLeft)}
      </p>
    </>
  )
}

function DemoOver({ storyHref, onAgain }: Pick<StoryDemoProps, 'storyHref' | 'onAgain'>) {
  const { demo: messages } = useMessages().landing.what
  const styles = storyDemoStyles(useTheme())

  return (
    <>
      <p css={styles.over}>{messages.over}</p>
      <div css={styles.ways}>
        <ButtonLink href={storyHref} variant="gold">
          {messages.read}
        </ButtonLink>
        <Button onPress={onAgain} variant="quiet">
          {messages.again}
        </Button>
      </div>
    </>
  )
}
