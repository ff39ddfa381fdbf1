import type { ChoiceChance, LockedChoice } from '@kathasagar/api/contract'
import { Button } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useChoiceKeys } from '../../../../design-system/hooks/useChoiceKeys.ts'
import { usePendingPress } from '../../../../design-system/hooks/usePendingPress.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { choiceListStyles as styles } from './ChoiceList.styles.ts'

export interface ChoiceListProps {
  /** Sentences that are open here. */
  choices: readonly string[]
  /** Sentences that are seen and closed, each with its author's reason. */
  locked?: readonly LockedChoice[] | undefined
  /** Of those that may fail, how likely each is to succeed. */
  chances?: readonly ChoiceChance[] | undefined
  /** What taking one costs, in words; empty where it takes nothing. */
  price: string
  /** BCP 47 tag of the story. */
  lang?: string
  isDisabled?: boolean
  /** Keys 1 to 9 pick. */
  hasKeys?: boolean
  /** Called with the sentence that was picked; it shows as taken until what is returned is over. */
  onChoice: (choice: string) => Promise<unknown> | void
}

/** The ways that are open, as leaves to pick up. */
export function ChoiceList({
  choices,
  locked = [],
  chances = [],
  price,
  lang,
  isDisabled = false,
  hasKeys = true,
  onChoice,
}: ChoiceListProps) {
  const { play } = usePlayMessages()
  const [taken, take] = usePendingPress<string>()
  const handleChoice = (choice: string) => void take(choice, onChoice(choice))
  useChoiceKeys({ choices, isDisabled: isDisabled || !hasKeys, onChoice: handleChoice })
  if (choices.length === 0) return null

  return (
    <div aria-label={play.choices} css={styles.list} dir={directionOf(lang)} role="group">
      {choices.map((choice, index) => (
        <Open
          key={choice}
          {...{ choice, price, lang, isDisabled }}
          chance={chances.find(({ text }) => text === choice)?.chance ?? null}
          isTaken={taken === choice}
          number={index + 1}
          onPress={() => handleChoice(choice)}
        />
      ))}
      {locked.map((one) => (
        <Locked key={one.text} {...one} lang={lang} />
      ))}
    </div>
  )
}

interface OpenProps extends Pick<ChoiceListProps, 'price' | 'isDisabled'> {
  choice: string
  lang: string | undefined
  /** How likely it is to succeed, in percent; null where it cannot fail. */
  chance: number | null
  isTaken: boolean
  /** Place in the list, from 1 on; the first nine have a key. */
  number: number
  onPress: () => void
}

function Open({ choice, chance, price, lang, isDisabled, isTaken, number, onPress }: OpenProps) {
  const { play } = usePlayMessages()
  const { percent } = useFormat()

  return (
    <Button
      css={styles.choice}
      data-taken={isTaken || undefined}
      isDisabled={isDisabled ?? false}
      onPress={onPress}
    >
      <span aria-hidden="true" css={styles.number}>
        {number <= 9 ? number : '·'}
      </span>
      <span css={styles.words}>
        <span css={styles.sentence} lang={lang}>
          {choice}
        </span>
        {chance !== null && (
          <>
            {' '}
            <small css={styles.chance} dir="auto">
              {fill(play.chance, { percent: percent(chance / 100) })}
            </small>
          </>
        )}
      </span>{' '}
      {price && (
        <small css={styles.price} dir="auto">
          {price}
        </small>
      )}
    </Button>
  )
}

interface LockedProps extends LockedChoice {
  lang: string | undefined
}

function Locked({ text, reason, is_full = false, lang }: LockedProps) {
  const { play } = usePlayMessages()

  return (
    <p css={[styles.choice, styles.locked]}>
      <span css={styles.lock}>
        <Icon name="lock" size={16} />
      </span>
      <span css={styles.words}>
        <VisuallyHidden>{play.closed} </VisuallyHidden>
        <span css={styles.sentence} lang={lang}>
          {text}
        </span>
        <small css={styles.reason} lang={is_full ? undefined : lang}>
          {is_full ? play.full : reason}
        </small>
      </span>
    </p>
  )
}
