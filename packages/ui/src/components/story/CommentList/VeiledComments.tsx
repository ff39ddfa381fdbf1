import type { StoryComments } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { Veil } from '../../play/FoundEndings/Veil.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { commentListStyles as styles } from './CommentList.styles.ts'

export interface VeiledCommentsProps {
  /** How many comments and answers are kept back. */
  veiled: StoryComments['veiled']
  /** The reader wants to read them all the same. */
  onUnveil: () => void
}

/** Stands for what was said at scenes that the reader has not met. */
export function VeiledComments({ veiled: { comments, answers }, onUnveil }: VeiledCommentsProps) {
  const { comments: messages } = useCommentsMessages()
  const { counted } = useFormat()
  const counts = [
    counted(messages.veiledComments, comments),
    ...(answers > 0 ? [counted(messages.veiledAnswers, answers)] : []),
  ]

  return (
    <div css={styles.veiled}>
      <Veil css={styles.lattice} />
      <p css={styles.veiledWords}>
        {messages.veiled}
        <small css={styles.veiledCounts}>{counts.join(' ')}</small>
      </p>
      <Button onPress={onUnveil} size="small">
        {messages.unveil}
      </Button>
    </div>
  )
}
