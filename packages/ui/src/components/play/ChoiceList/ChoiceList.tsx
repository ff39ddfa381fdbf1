import { Button } from 'react-aria-components'

import { useChoiceKeys } from '../../../hooks/useChoiceKeys.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { choiceListStyles } from './ChoiceList.styles.ts'

export interface ChoiceListProps {
  /** Sentences that are open here. */
  choices: readonly string[]
  /** What taking one costs, in words. */
  price: string
  /** BCP 47 tag of the story. */
  lang?: string
  /** An action runs: keys and buttons do nothing. */
  isDisabled?: boolean
  /** Keys 1 to 9 pick. */
  hasKeys?: boolean
  /** Called with the sentence that was picked. */
  onChoose: (choice: string) => void
}

/** The ways that are open, as leaves to pick up. */
export function ChoiceList({
  choices,
  price,
  lang,
  isDisabled = false,
  hasKeys = true,
  onChoose,
}: ChoiceListProps) {
  const styles = choiceListStyles(useTheme())
  const { play } = useMessages()
  useChoiceKeys({ choices, isDisabled: isDisabled || !hasKeys, onChoose })
  if (choices.length === 0) return null

  return (
    <div aria-label={play.choices} css={styles.list} dir={directionOf(lang)} role="group">
      {choices.map((choice, index) => (
        <Button
          key={choice}
          css={styles.choice}
          isDisabled={isDisabled}
          onPress={() => onChoose(choice)}
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
    </div>
  )
}
