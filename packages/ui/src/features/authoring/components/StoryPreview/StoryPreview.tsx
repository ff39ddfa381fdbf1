import { useId, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { Story } from '@kathasagar/api/contract'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { StoryCard } from '../../../story/components/StoryCard/StoryCard.tsx'
import { StatsPanel } from '../../../story/components/StatsPanel/StatsPanel.tsx'
import { StoryHero } from '../../../story/components/StoryHero/StoryHero.tsx'
import { StoryText } from '../../../story/screens/StoryDetailScreen/StoryText.tsx'
import { storyPreviewStyles as styles } from './StoryPreview.styles.ts'

export interface StoryPreviewProps {
  story: Story
}

const nothing = () => {}
const acts = { onBookmark: nothing, onLike: nothing, onPlay: nothing }

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
        <StoryCard {...acts} href="#preview" story={story} />
      </div>
      {story.cover_image_url === null && <p css={styles.standIn}>{messages.standIn}</p>}
      <div>
        <Button icon="eye" onPress={() => setIsOpen(true)} size="small">
          {messages.page}
        </Button>
      </div>
      <ModalOverlay css={styles.veil} isOpen={isOpen} onOpenChange={setIsOpen}>
        <Modal>
          <Dialog css={styles.dialog}>
            <div css={styles.bar}>
              <Heading level={2} slot="title">
                {messages.pageTitle}
              </Heading>
              <Button icon="pencil" onPress={() => setIsOpen(false)} size="small" variant="primary">
                {messages.close}
              </Button>
            </div>
            <div css={styles.page}>
              <div inert>
                <StoryHero {...acts} isBusy={false} story={story} />
              </div>
              <div css={styles.columns}>
                <StoryText story={story} />
                <StatsPanel story={story} />
              </div>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </section>
  )
}
