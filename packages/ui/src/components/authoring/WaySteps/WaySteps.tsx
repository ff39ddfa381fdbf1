import type { WayStep } from '@kathasagar/api/contract'

import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { wayStepsStyles } from './WaySteps.styles.ts'

export interface WayStepsProps {
  /** Steps from the start, in their order; none where the way ends where it starts. */
  way: readonly WayStep[]
}

/** A way through a story, as a player takes it: what is chosen, said or looked at. */
export function WaySteps({ way }: WayStepsProps) {
  const { review } = useMessages().authoring
  const styles = wayStepsStyles(useTheme())
  if (way.length === 0) return <p css={styles.steps}>{review.start}</p>

  return (
    <ol css={[styles.steps, styles.numbered]}>
      {way.map((step, index) => (
        <li key={`${index} ${step.node}`} dir="auto">
          {wordsOf(step, review)}
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ choice, text }: WayStep, { said, closer }: { said: string; closer: string }) {
  if (choice !== null) return text
  return text === '' ? closer : fill(said, { words: text })
}
