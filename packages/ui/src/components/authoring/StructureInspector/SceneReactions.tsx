import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { ReactionList } from '../AnswerList/ReactionList.tsx'
import type { SceneFieldsProps } from './SceneFields.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

/** The author's answers to words that are no choice of the scene. */
export function SceneReactions({ node, scene, sought, onEdit }: SceneFieldsProps) {
  const { answer: messages } = usePartMessages()

  return (
    <div css={styles.part}>
      <h4 css={styles.label}>{messages.list}</h4>
      <p css={styles.note}>{messages.listHint}</p>
      <ReactionList
        // Another scene has other ones open.
        key={node}
        most={STORY_LIMITS.sceneReactions}
        onChange={(reactions, typing) =>
          onEdit({ kind: 'setScene', node, change: { reactions }, typing })
        }
        path={['nodes', node, 'reactions']}
        value={scene.reactions}
        sought={sought}
      />
    </div>
  )
}
