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
  choices: readonly string[]
  locked?: readonly LockedChoice[] | undefined
  chances?: readonly ChoiceChance[] | undefined
  /** Formatted price of the choice. Empty if it is free. */
  price: string
  lang?: string
  isDisabled?: boolean
  hasKeys?: boolean
  onChoice: (choice: string) => Promise<unknown> | void
}

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
  /** Chance of success in percent. Null if the choice cannot fail. */
  chance: number | null
  isTaken: boolean
  /** 1-based position in the list. The first nine have a shortcut. */
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
