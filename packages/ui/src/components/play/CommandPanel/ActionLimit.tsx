import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { commandPanelStyles } from './CommandPanel.styles.ts'

/** Code points of one action, as the contract limits them. */
const ACTION_MAX = 2000

/** From here on the count is shown. */
const ACTION_NEAR = 1800

/** How many code points the words have, as the contract counts them. */
const lengthOf = (words: string) => [...words].length

/** Whether the words are more than one action may have. */
export const isTooLong = (words: string) => lengthOf(words) > ACTION_MAX

export interface ActionLimitProps {
  /** For the field's and Act's `aria-describedby`. */
  id: string
  /** What would be sent. */
  words: string
}

/** How much room is left in a long action; says once, and reads out, when there is none. */
export function ActionLimit({ id, words }: ActionLimitProps) {
  const styles = commandPanelStyles(useTheme())
  const { play } = useMessages()
  const { count } = useFormat()
  const length = lengthOf(words)

  return (
    <small css={[styles.limit, length > ACTION_MAX && styles.tooLong]} id={id}>
      {length >= ACTION_NEAR && `${count(length)} / ${count(ACTION_MAX)} `}
      <span aria-live="polite">
        {length > ACTION_MAX && fill(play.actionTooLong, { limit: ACTION_MAX })}
        {length === ACTION_MAX && fill(play.actionFull, { limit: ACTION_MAX })}
      </span>
    </small>
  )
}
