import { useState } from 'react'
import type { EditableStory } from '@kathasagar/api/contract'

import { Alert } from '../../components/primitives/Alert/Alert.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ManuscriptView } from '../../components/authoring/ManuscriptView/ManuscriptView.tsx'
import { ReviewFindings } from '../../components/authoring/ReviewFindings/ReviewFindings.tsx'
import { StatusPill } from '../../components/story/StatusPill/StatusPill.tsx'
import type { TestPlay } from '../../components/authoring/TestPlayDialog/testPlay.ts'
import { TestPlayDialog } from '../../components/authoring/TestPlayDialog/TestPlayDialog.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'
import { useAuthoringMessages } from '../../messages/useAuthoringMessages.ts'
import { authorOf, languageOf, titleOf } from '../../story/storyMessages.ts'
import { adminReviewStoryScreenStyles as styles } from './AdminReviewStoryScreen.styles.ts'

export interface StoryReadingProps {
  /** The whole of the story. */
  stored: EditableStory
  /** Plays a turn of it. */
  testPlay: TestPlay
}

/** What an editor has to know of a story, and the two ways to read it. */
export function StoryReading({ stored, testPlay }: StoryReadingProps) {
  const adminMessages = useAdminMessages()
  const messages = adminMessages.review.story
  const { story: storyMessages, authoring, browse } = useAuthoringMessages()
  const { content_rating, language, is_taken_down, review_reason, findings, tagline } = stored
  const facts = [
    fill(adminMessages.review.stories.by, { name: authorOf(stored.author, storyMessages) }),
    authoring.ratings[content_rating],
    browse.languages[language],
  ]

  return (
    <>
      <div css={styles.head}>
        <h1 css={styles.title} tabIndex={-1} {...languageOf(stored)}>
          {titleOf(stored, storyMessages)}
        </h1>
        <StatusPill status={stored.status} />
      </div>
      {tagline.trim() && (
        <p css={styles.tagline} {...languageOf(stored)}>
          {tagline}
        </p>
      )}
      <p css={styles.facts}>{facts.join(' · ')}</p>
      {review_reason && <Before isTakenDown={is_taken_down} reason={review_reason} />}
      <Ways stored={stored} testPlay={testPlay} />
      <section aria-label={messages.found} css={styles.found}>
        <h2 css={styles.subtitle}>{messages.found}</h2>
        {findings.length > 0 ? (
          <ReviewFindings findings={findings} label={messages.found} />
        ) : (
          <p>{messages.sound}</p>
        )}
      </section>
    </>
  )
}

/** What an editor wrote before: with what was sent back, or why it was taken down. */
function Before({ isTakenDown, reason }: { isTakenDown: boolean; reason: string }) {
  const { sentBefore, takenDown } = useAdminMessages().review.story
  return (
    <Alert role="note" tone="note">
      {fill(isTakenDown ? takenDown : sentBefore, { reason })}
    </Alert>
  )
}

/** All of the text on one page, and the story played. */
function Ways({ stored, testPlay }: StoryReadingProps) {
  const messages = useAdminMessages().review.story
  const [open, setOpen] = useState<'text' | 'play' | null>(null)
  const { story_structure: structure, language } = stored
  const shared = { lang: language, onClose: () => setOpen(null) }

  if (!structure) return <p css={styles.facts}>{messages.noScenes}</p>
  return (
    <div css={styles.acts}>
      <Button icon="eye" onPress={() => setOpen('text')}>
        {messages.read}
      </Button>
      <Button icon="play" onPress={() => setOpen('play')}>
        {messages.play}
      </Button>
      {open === 'text' && <ManuscriptView {...shared} structure={structure} />}
      {open === 'play' && (
        <TestPlayDialog
          {...shared}
          startAt={structure.start_node}
          structure={structure}
          testPlay={testPlay}
        />
      )}
    </div>
  )
}
