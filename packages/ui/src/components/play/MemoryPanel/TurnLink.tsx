import { Button } from 'react-aria-components'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { memoryLinesStyles as styles } from './MemoryLines.styles.ts'

/** What every line knows of the story around it. */
export interface RowProps {
  /** The turn that the session stands at: what has it is new. */
  now: number
  /** BCP 47 tag of the story. */
  lang: string | undefined
  /** A turn of the story is to be gone to. */
  onGoToTurn: (turn: number) => void
}

interface TurnLinkProps extends Pick<RowProps, 'onGoToTurn'> {
  /** The turn that a line comes from. */
  turn: number
}

/** Where a line comes from: one press goes there. */
export function TurnLink({ turn, onGoToTurn }: TurnLinkProps) {
  const { memory } = usePlayMessages()
  const number = useFormat().count(turn)

  return (
    <Button
      aria-label={fill(memory.goToTurn, { number })}
      css={styles.turn}
      onPress={() => onGoToTurn(turn)}
    >
      {fill(memory.turn, { number })}
    </Button>
  )
}

/** Marks what the last turn has brought. */
export function NewMark({ turn, now }: Pick<TurnLinkProps, 'turn'> & Pick<RowProps, 'now'>) {
  const { memory } = usePlayMessages()
  if (turn !== now) return null

  return <span css={styles.isNew}>{memory.isNew}</span>
}
