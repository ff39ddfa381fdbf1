import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { commandPanelStyles } from './CommandPanel.styles.ts'

/** From here on the count is shown. */
const ACTION_NEAR = 1800

/** How many code points the words have, as the contract counts them. */
const lengthOf = (words: string) => [...words].length

/** Whether the words are more than one action may have. */
export const isTooLong = (words: string) => lengthOf(words) > STORY_LIMITS.customActionMax

export interface ActionLimitProps {
  /** For the field's and Act's `aria-describedby`. */
  id: string
  /** What would be sent. */
  words: string
}

/** How much room is left in a long action; says once, and reads out, when there is none. */
export function ActionLimit({ id, words }: ActionLimitProps) {
  const styles = commandPanelStyles(useTheme())
  const { play } = usePlayMessages()
  const { count } = useFormat()
  const length = lengthOf(words)

  return (
    <small css={[styles.limit, length > STORY_LIMITS.customActionMax && styles.tooLong]} id={id}>
      {length >= ACTION_NEAR && `${count(length)} / ${count(STORY_LIMITS.customActionMax)} `}
      <span aria-live="polite">
        {length > STORY_LIMITS.customActionMax &&
          fill(play.actionTooLong, { limit: STORY_LIMITS.customActionMax })}
        {length === STORY_LIMITS.customActionMax &&
          fill(play.actionFull, { limit: STORY_LIMITS.customActionMax })}
      </span>
    </small>
  )
}
