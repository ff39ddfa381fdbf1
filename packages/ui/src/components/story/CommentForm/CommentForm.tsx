import type { StoryComments } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { commentFormStyles as styles } from './CommentForm.styles.ts'
import { SayForm, type Declining, type SayFormProps } from './SayForm.tsx'

export interface CommentFormProps extends Pick<SayFormProps, 'kept'> {
  /** Scenes that the reader stands at; without any the comment is about the whole story. */
  standsAt: StoryComments['stands_at']
  /**
   * Sends a comment, with the play at whose scene it was said, if any. Resolves with why it was refused, or
   * with null.
   */
  onPost: (words: string, sessionId: string | undefined) => Promise<Declining>
}

/** Says something of a story, or of the scene where one stands. */
export function CommentForm({ standsAt, onPost, kept }: CommentFormProps) {
  const { comments: messages } = useCommentsMessages()
  const [sessionId, setSessionId] = useState(standsAt[0]?.session_id ?? '')
  const scenes = standsAt.map(({ session_id: value, scene: label }) => ({ value, label }))

  return (
    <SayForm
      kept={kept}
      label={messages.yourComment}
      onSay={(words) => onPost(words, sessionId || undefined)}
      send="post"
    >
      {scenes.length > 0 && (
        <div css={styles.place}>
          <SelectInput
            blankLabel={messages.wholeStory}
            hint={sessionId === '' ? messages.wholeHint : messages.sceneHint}
            items={scenes}
            label={messages.saidAt}
            onChange={setSessionId}
            value={sessionId}
          />
        </div>
      )}
    </SayForm>
  )
}
