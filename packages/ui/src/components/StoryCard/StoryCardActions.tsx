import type { StoryCard } from '@kathasagar/api/contract'

import { useFormat } from '../../format/useFormat.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { CountToggle } from '../CountToggle/CountToggle.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { storyCardStyles } from './StoryCard.styles.ts'

export interface StoryCardActionsProps {
  /** Whose counts are shown; a guest's story has nothing pressed. */
  story: StoryCard
  /** PLAY was pressed; the app looks whether this reader may play. */
  onPlay: (story: StoryCard) => void
  /** Like was switched; the story as it was before. */
  onLike: (story: StoryCard) => void
  /** Bookmark was switched; the story as it was before. */
  onBookmark: (story: StoryCard) => void
  /** Play was pressed and its session is being opened. */
  isStarting?: boolean
}

/** Foot of a card: who liked, played and kept it, and PLAY. */
export function StoryCardActions({
  story,
  onPlay,
  onLike,
  onBookmark,
  isStarting = false,
}: StoryCardActionsProps) {
  const words = useMessages().story
  const format = useFormat()
  const styles = storyCardStyles(useTheme())
  const { stats, user_state } = story

  return (
    <div css={styles.actions}>
      <span css={styles.toggle}>
        <CountToggle
          count={stats.likes_total}
          icon="lotus"
          isPressed={user_state?.hasLiked ?? false}
          label={words.like}
          onPress={() => onLike(story)}
          unit={words.likes}
        />
      </span>
      <span css={styles.plays}>
        <Icon name="play" size={16} />
        <span>
          {format.compact(stats.plays_total)}
          <VisuallyHidden> {words.plays}</VisuallyHidden>
        </span>
      </span>
      <span css={styles.toggle}>
        <CountToggle
          count={stats.bookmarks_total}
          icon="leaf"
          isPressed={user_state?.hasBookmarked ?? false}
          label={words.bookmark}
          onPress={() => onBookmark(story)}
          unit={words.saved}
        />
      </span>
      <Button
        busyLabel={words.starting}
        css={styles.play}
        isBusy={isStarting}
        onPress={() => onPlay(story)}
        size="small"
        variant="gold"
      >
        {words.play}
      </Button>
    </div>
  )
}
