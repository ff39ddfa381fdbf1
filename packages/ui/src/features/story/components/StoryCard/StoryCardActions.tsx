import type { StoryCard } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { CountToggle, type CountToggleProps } from '../CountToggle/CountToggle.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { storyCardActionsStyles as styles } from './StoryCardActions.styles.ts'

export interface StoryCardActionsProps {
  story: StoryCard
  onPlay: (story: StoryCard) => void
  /** Called with the story as it was before the change. */
  onLike: (story: StoryCard) => void
  onBookmark: (story: StoryCard) => void
  isBusy?: boolean
}

export function StoryCardActions(props: StoryCardActionsProps) {
  const format = useFormat()
  const { story, onPlay, onLike, onBookmark, isBusy = false } = props
  const messages = useMessages().story
  const { isOne } = useFormat()
  const { stats, user_state } = story

  return (
    <div css={styles.actions}>
      <StoryCardToggle
        count={stats.likes_total}
        icon="lotus"
        isPressed={user_state?.hasLiked ?? false}
        label={messages.like}
        onPress={() => onLike(story)}
        unit={isOne(stats.likes_total) ? messages.oneLike : messages.likes}
      />
      {stats.plays_total > 0 && (
        <span css={styles.plays}>
          <Icon name="play" size={16} />
          <span>
            {format.compact(stats.plays_total)}
            <VisuallyHidden>
              {' '}
              {format.isOne(stats.plays_total) ? messages.onePlay : messages.plays}
            </VisuallyHidden>
          </span>
        </span>
      )}
      <StoryCardToggle
        count={stats.bookmarks_total}
        icon="leaf"
        isPressed={user_state?.hasBookmarked ?? false}
        label={messages.bookmark}
        onPress={() => onBookmark(story)}
        unit={messages.saved}
      />
      <Button
        busyLabel={messages.starting}
        css={styles.play}
        isBusy={isBusy}
        onPress={() => onPlay(story)}
        size="small"
      >
        {messages.play}
      </Button>
    </div>
  )
}

function StoryCardToggle(toggle: CountToggleProps) {
  return (
    <span css={styles.toggle}>
      <CountToggle {...toggle} />
    </span>
  )
}
