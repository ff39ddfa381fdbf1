import { useId } from 'react'

import { useCommentsMessages } from '../../messages/useCommentsMessages.ts'
import { commentsScreenStyles as styles } from './CommentsScreen.styles.ts'

/** How one speaks here, before one does. */
export function SpeakingRules() {
  const { comments } = useCommentsMessages()
  const titleId = useId()

  return (
    <aside aria-labelledby={titleId} css={styles.rules}>
      <h2 css={styles.rulesTitle} id={titleId}>
        {comments.rulesTitle}
      </h2>
      <ul css={styles.rulesList}>
        {comments.rules.map((rule) => (
          <li css={styles.rule} key={rule}>
            {rule}
          </li>
        ))}
      </ul>
      <p css={styles.note}>{comments.rulesNote}</p>
    </aside>
  )
}
