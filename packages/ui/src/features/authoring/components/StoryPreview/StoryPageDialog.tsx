import type { Story } from '@kathasagar/api/contract'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { StoryText } from '../../../story/screens/StoryDetailScreen/StoryText.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { StatsPanel } from '../../../story/components/StatsPanel/StatsPanel.tsx'
import { StoryHero } from '../../../story/components/StoryHero/StoryHero.tsx'
import { storyPreviewStyles as styles } from './StoryPreview.styles.ts'

export interface StoryPageDialogProps {
  isOpen: boolean
  onClose: () => void
  story: Story
}

const nothing = () => {}

/** Shows the story's page as readers will see it. */
export function StoryPageDialog({ isOpen, onClose, story }: StoryPageDialogProps) {
  const messages = useAuthoringMessages().authoring.preview

  return (
    <ModalOverlay
      css={styles.veil}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose()
      }}
    >
      <Modal>
        <Dialog css={styles.dialog}>
          <div css={styles.bar}>
            <Heading level={2} slot="title">
              {messages.pageTitle}
            </Heading>
            <Button icon="pencil" onPress={onClose} size="small" variant="primary">
              {messages.close}
            </Button>
          </div>
          <StoryPage story={story} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function StoryPage({ story }: Pick<StoryPageDialogProps, 'story'>) {
  return (
    <div css={styles.page}>
      <div inert>
        <StoryHero
          isBusy={false}
          onBookmark={nothing}
          onLike={nothing}
          onPlay={nothing}
          story={story}
        />
      </div>
      <div css={styles.columns}>
        <StoryText story={story} />
        <StatsPanel story={story} />
      </div>
    </div>
  )
}
