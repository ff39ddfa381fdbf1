import { useCommentsMessages } from '../../messages/useCommentsMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { commentsScreenStyles } from './CommentsScreen.styles.ts'

/** How one speaks here, before one does. */
export function SpeakingRules() {
  const { comments } = useCommentsMessages()
  const styles = commentsScreenStyles(useTheme())

  return (
    <aside css={styles.rules}>
      <h2 css={styles.rulesTitle}>{comments.rulesTitle}</h2>
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
