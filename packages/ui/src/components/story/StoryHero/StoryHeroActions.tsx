import { useState } from 'react'
import type { Story } from '@kathasagar/api/contract'

import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { Shared } from '../../play/ShareButton/ShareButton.tsx'
import { storyHeroActionsStyles } from './StoryHeroActions.styles.ts'

export interface StoryHeroActionsProps {
  /** The story; for a guest nothing is pressed. */
  story: Story
  /** The session is being looked for or opened. */
  isBusy: boolean
  /** PLAY was pressed; the app looks whether this reader may play. */
  onPlay: () => void
  /** Like was switched; the new state comes back with the story. */
  onLike: () => void
  /** Bookmark was switched; the new state comes back with the story. */
  onBookmark: () => void
  /** Passes the story's address on and tells what came of it; without it there is no button. */
  onShare?: (() => Promise<Shared>) | undefined
}

/** PLAY, like, bookmark and share; on a phone they stay at the lower edge of the screen. */
export function StoryHeroActions(props: StoryHeroActionsProps) {
  const { story, isBusy, onPlay, onLike, onBookmark, onShare } = props
  const { story: messages } = useMessages()
  const styles = storyHeroActionsStyles(useTheme())

  return (
    <div css={styles.actions} data-action-bar="">
      <Button
        busyLabel={messages.starting}
        css={styles.play}
        icon="play"
        isBusy={isBusy}
        onPress={onPlay}
        size="large"
        variant="primary"
      >
        {messages.play}
      </Button>
      <IconButton
        icon="lotus"
        isPressed={story.user_state?.hasLiked ?? false}
        label={messages.like}
        onPress={onLike}
        size="large"
      />
      <IconButton
        icon="leaf"
        isPressed={story.user_state?.hasBookmarked ?? false}
        label={messages.bookmark}
        onPress={onBookmark}
        size="large"
      />
      {onShare && <Share onShare={onShare} />}
    </div>
  )
}

/** The button, and what came of its press. */
function Share({ onShare }: { onShare: () => Promise<Shared> }) {
  const { story: messages } = useMessages()
  const [shared, setShared] = useState<Shared | null>(null)
  const styles = storyHeroActionsStyles(useTheme())

  return (
    <>
      <IconButton
        icon="share"
        label={messages.share}
        onPress={() => void onShare().then(setShared)}
        size="large"
      />
      <span aria-live="polite" css={styles.said}>
        {shared === 'copied' && messages.linkCopied}
        {shared === 'failed' && messages.shareFailed}
      </span>
    </>
  )
}
