import { useState } from 'react'
import type { Story } from '@kathasagar/api/contract'

import { useMessages } from '../../../messages/useMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { Shared } from '../../play/ShareButton/ShareButton.tsx'
import { storyHeroActionsStyles as styles } from './StoryHeroActions.styles.ts'

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
  /** Address where a play of this reader goes on, which stands in the place of PLAY. */
  goOnHref?: string | undefined
}

/** PLAY, like, bookmark and share; on a phone they stay at the lower edge of the screen. */
export function StoryHeroActions(props: StoryHeroActionsProps) {
  const { story, onLike, onBookmark, onShare } = props
  const { story: messages } = useMessages()

  return (
    <div css={styles.actions} data-action-bar="">
      <PlayWay {...props} />
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

/** Begins the story, or leads to where this reader's play of it stands. */
function PlayWay({ isBusy, onPlay, goOnHref }: StoryHeroActionsProps) {
  const { story: messages } = useMessages()
  if (goOnHref !== undefined) {
    return (
      <ButtonLink css={styles.play} href={goOnHref} icon="play" size="large" variant="primary">
        {messages.goOn}
      </ButtonLink>
    )
  }

  return (
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
  )
}

/** The button, and what came of its press. */
function Share({ onShare }: { onShare: () => Promise<Shared> }) {
  const { story: messages } = useMessages()
  const [shared, setShared] = useState<Shared | null>(null)

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
