import type { AdminStory, EditableStory } from '@kathasagar/api/contract'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { StoryActs } from '../AdminStoryTable/storyActs.ts'
import { QuickActs } from './QuickActs.tsx'
import { QuickContent } from './QuickContent.tsx'
import { storyQuickSheetStyles as styles } from './StoryQuickSheet.styles.ts'
import { useStepKeys } from './useStepKeys.ts'

export interface StoryQuickSheetProps extends Omit<StoryActs, 'onAuthor' | 'onQuickView'> {
  /** The story as its row has it. */
  story: AdminStory
  /** The whole of it, once it is there. */
  stored: EditableStory | undefined
  /** The whole of it could not be had. */
  hasFailed: boolean
  /** The row before is to be looked at; undefined where there is none. */
  onPrevious: (() => void) | undefined
  /** The row after is to be looked at; undefined where there is none. */
  onNext: (() => void) | undefined
  /** The sheet was left. */
  onClose: () => void
}

/** A story of the list looked at without leaving it; arrow keys go from row to row. */
export function StoryQuickSheet(props: StoryQuickSheetProps) {
  const { story, onPrevious, onNext, onClose } = props
  useStepKeys({ onPrevious, onNext })

  return (
    <ModalOverlay
      css={styles.veil}
      isDismissable
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal css={styles.sheet}>
        <Dialog css={styles.dialog}>
          <div css={styles.head}>
            <Steps {...props} />
          </div>
          <Heading aria-live="polite" css={styles.title} dir="auto" level={2} slot="title">
            {story.title}
          </Heading>
          <QuickContent {...props} />
          <QuickActs {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Steps({
  onPrevious,
  onNext,
  onClose,
}: Pick<StoryQuickSheetProps, 'onPrevious' | 'onNext' | 'onClose'>) {
  const { quick } = useAdminMessages().stories

  return (
    <>
      <span css={styles.steps}>
        <IconButton
          icon="arrowUp"
          isDisabled={!onPrevious}
          label={quick.previous}
          onPress={onPrevious}
        />
        <IconButton icon="arrowDown" isDisabled={!onNext} label={quick.next} onPress={onNext} />
      </span>
      <IconButton icon="close" label={quick.close} onPress={onClose} />
    </>
  )
}
