import { useId, useState } from 'react'
import type { Story } from '@kathasagar/api/contract'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { StoryCard } from '../../../story/components/StoryCard/StoryCard.tsx'
import { StoryPageDialog } from './StoryPageDialog.tsx'
import { storyPreviewStyles as styles } from './StoryPreview.styles.ts'

export interface StoryPreviewProps {
  story: Story
}

const nothing = () => {}

/** Shows the story's card as readers will see it, with its page on request. */
export function StoryPreview({ story }: StoryPreviewProps) {
  const messages = useAuthoringMessages().authoring.preview
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <section aria-labelledby={titleId} css={styles.place}>
      <h2 css={styles.title} id={titleId}>
        {messages.title}
      </h2>
      {/* Only to be looked at: its words stand in the fields, and its buttons do nothing. */}
      <div css={styles.card} inert>
        <StoryCard
          href="#preview"
          onBookmark={nothing}
          onLike={nothing}
          onPlay={nothing}
          story={story}
        />
      </div>
      {story.cover_image_url === null && <p css={styles.standIn}>{messages.standIn}</p>}
      <div>
        <Button icon="eye" onPress={() => setIsOpen(true)} size="small">
          {messages.page}
        </Button>
      </div>
      <StoryPageDialog isOpen={isOpen} onClose={() => setIsOpen(false)} story={story} />
    </section>
  )
}
