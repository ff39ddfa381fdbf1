import { Button } from '../../components/primitives/Button/Button.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { storyDetailScreenStyles as styles } from './StoryDetailScreen.styles.ts'

export interface NotForMeProps {
  /** The reader is offered the story nowhere. */
  isMuted: boolean
  /** A press is being carried out. */
  isBusy: boolean
  /** Reason of the failure, in a sentence. */
  error?: string | undefined
  /** Called to hide the story from rows and lists, or to show it again. */
  onChange: () => void
}

/** Takes a story out of all that a reader is offered, and says so with the way back. */
export function NotForMe({ isMuted, isBusy, error, onChange }: NotForMeProps) {
  const messages = useMessages().story

  return (
    <div css={styles.notForMe}>
      <Button
        icon={isMuted ? 'eye' : 'eyeOff'}
        isBusy={isBusy}
        onPress={onChange}
        size="small"
        variant="quiet"
      >
        {isMuted ? messages.showAgain : messages.notForMe}
      </Button>
      <span css={styles.said} role="status">
        {error ?? (isMuted ? messages.isHidden : '')}
      </span>
    </div>
  )
}
