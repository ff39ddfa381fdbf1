import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { ReactionList } from '../AnswerList/ReactionList.tsx'
import type { PartEditing } from './partTypes.ts'
import { ReplyLines } from './ReplyLines.tsx'
import { storyPartsStyles } from './StoryParts.styles.ts'

/** The author's answers that hold in every scene. */
export function ReactionsPane({ onEdit, sought }: PartEditing) {
  const partMessages = usePartMessages()
  const { structure } = useAuthoredStory()
  const styles = storyPartsStyles(useTheme())

  return (
    <div css={styles.single}>
      <p css={styles.note}>{partMessages.answer.wideHint}</p>
      <ReactionList
        most={STORY_LIMITS.storyReactions}
        onChange={(reactions, typing) =>
          onEdit({
            kind: 'setParts',
            change: { reactions: reactions.length > 0 ? reactions : undefined },
            typing,
          })
        }
        path={['reactions']}
        value={structure.reactions}
        sought={sought}
      />
      <ReplyLines
        hint={partMessages.replies.ofStoryHint}
        label={partMessages.replies.ofStory}
        onChange={(replies, typing) => onEdit({ kind: 'setParts', change: { replies }, typing })}
        path={['replies']}
        replies={structure.replies}
      />
    </div>
  )
}
