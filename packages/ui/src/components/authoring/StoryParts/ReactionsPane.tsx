import type { DraftStructure } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { ReactionList } from '../AnswerList/ReactionList.tsx'
import type { FieldEntry } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import type { PartEditing } from './partTypes.ts'
import { ReplyLines } from './ReplyLines.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

type Answers = Pick<DraftStructure, 'reactions' | 'replies'>

const REPLIES: readonly FieldEntry<Answers>[] = [
  {
    kind: 'section',
    label: ({ replies }) => replies.ofStory,
    hint: ({ replies }) => replies.ofStoryHint,
    fields: [{ kind: 'custom', name: 'replies', component: ReplyLines }],
  },
]

/** The author's answers that hold in every scene. */
export function ReactionsPane({ onEdit, sought }: PartEditing) {
  const { answer: messages } = usePartMessages()
  const { structure } = useAuthoredStory()
  const change = (change: Answers, typing?: string) => onEdit({ kind: 'setParts', change, typing })

  return (
    <div css={styles.single}>
      <p css={styles.note}>{messages.wideHint}</p>
      <ReactionList
        most={STORY_LIMITS.storyReactions}
        onChange={(reactions, typing) =>
          change({ reactions: reactions.length > 0 ? reactions : undefined }, typing)
        }
        path={['reactions']}
        sought={sought}
        value={structure.reactions}
      />
      <FieldList items={REPLIES} value={structure} onChange={change} path={[]} />
    </div>
  )
}
