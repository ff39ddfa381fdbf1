import type { LockedChoice } from '@kathasagar/api/contract'
import { Button } from 'react-aria-components'

import { useChoiceKeys } from '../../../hooks/useChoiceKeys.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { choiceListStyles } from './ChoiceList.styles.ts'

export interface ChoiceListProps {
  /** Sentences that are open here. */
  choices: readonly string[]
  /** Sentences that are seen and closed, each with its author's reason. */
  locked?: readonly LockedChoice[] | undefined
  /** What taking one costs, in words. */
  price: string
  /** BCP 47 tag of the story. */
  lang?: string
  /** An action runs: keys and buttons do nothing. */
  isDisabled?: boolean
  /** Keys 1 to 9 pick. */
  hasKeys?: boolean
  /** Called with the sentence that was picked. */
  onChoice: (choice: string) => void
}

/** The ways that are open, as leaves to pick up. */
export function ChoiceList({
  choices,
  locked = [],
  price,
  lang,
  isDisabled = false,
  hasKeys = true,
  onChoice,
}: ChoiceListProps) {
  const styles = choiceListStyles(useTheme())
  const { play } = usePlayMessages()
  useChoiceKeys({ choices, isDisabled: isDisabled || !hasKeys, onChoice })
  if (choices.length === 0) return null

  return (
    <div aria-label={play.choices} css={styles.list} dir={directionOf(lang)} role="group">
      {choices.map((choice, index) => (
        <Button
          key={choice}
          css={styles.choice}
          isDisabled={isDisabled}
          onPress={() => onChoice(choice)}
        >
          <span aria-hidden="true" css={styles.number}>
            {index < 9 ? index + 1 : '·'}
          </span>
          <span css={styles.words} lang={lang}>
            {choice}
          </span>{' '}
          <small css={styles.price} dir="auto">
            {price}
          </small>
        </Button>
      ))}
      {locked.map(({ text, reason }) => (
        <Locked key={text} lang={lang} reason={reason} text={text} />
      ))}
    </div>
  )
}

interface LockedProps extends LockedChoice {
  /** BCP 47 tag of the story. */
  lang: string | undefined
}

/** A way that is seen and cannot be gone: nothing to press, and read with its reason. */
function Locked({ text, reason, lang }: LockedProps) {
  const styles = choiceListStyles(useTheme())
  const { play } = usePlayMessages()

  return (
    <p css={[styles.choice, styles.locked]}>
      <span css={styles.lock}>
        <Icon name="lock" size={16} />
      </span>
      <span css={styles.words}>
        <VisuallyHidden>{play.closed} </VisuallyHidden>
        <span lang={lang}>{text}</span>
        <small css={styles.reason} lang={lang}>
          {reason}
        </small>
      </span>
    </p>
  )
}
