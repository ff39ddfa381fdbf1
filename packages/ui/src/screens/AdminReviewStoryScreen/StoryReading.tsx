import { useState } from 'react'
import type { EditableStory } from '@kathasagar/api/contract'

import { Button } from '../../components/Button/Button.tsx'
import { ProofView } from '../../components/ProofView/ProofView.tsx'
import { ReviewFindings } from '../../components/ReviewFindings/ReviewFindings.tsx'
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx'
import type { TestPlay } from '../../components/TestPlayDialog/testPlay.ts'
import { TestPlayDialog } from '../../components/TestPlayDialog/TestPlayDialog.tsx'
import { adminWords } from '../../messages/adminWords.ts'
import { fill } from '../../messages/fill.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { authorOf, languageOf, titleOf } from '../../story/storyWords.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { adminReviewStoryScreenStyles } from './AdminReviewStoryScreen.styles.ts'

export interface StoryReadingProps {
  /** The whole of the story. */
  stored: EditableStory
  /** Plays a turn of it. */
  testPlay: TestPlay
}

/** What an editor has to know of a story, and the two ways to read it. */
export function StoryReading({ stored, testPlay }: StoryReadingProps) {
  const words = adminWords.review.story
  const { story: storyWords, authoring, browse } = useMessages()
  const styles = adminReviewStoryScreenStyles(useTheme())
  const { content_rating, language, review_reason, findings, tagline } = stored
  const facts = [
    fill(adminWords.review.stories.by, { name: authorOf(stored.author, storyWords) }),
    authoring.ratings[content_rating],
    browse.languages[language],
  ]

  return (
    <>
      <div css={styles.head}>
        <h1 css={styles.title} tabIndex={-1} {...languageOf(stored)}>
          {titleOf(stored, storyWords)}
        </h1>
        <StatusPill status={stored.status} />
      </div>
      {tagline.trim() && (
        <p css={styles.tagline} {...languageOf(stored)}>
          {tagline}
        </p>
      )}
      <p css={styles.facts}>{facts.join(' · ')}</p>
      {review_reason && (
        <p css={styles.before}>{fill(words.sentBefore, { reason: review_reason })}</p>
      )}
      <Ways stored={stored} testPlay={testPlay} />
      <section aria-label={words.found} css={styles.found}>
        <h2 css={styles.subtitle}>{words.found}</h2>
        {findings.length > 0 ? (
          <ReviewFindings findings={findings} label={words.found} />
        ) : (
          <p>{words.sound}</p>
        )}
      </section>
    </>
  )
}

/** All of the text on one page, and the story played. */
function Ways({ stored, testPlay }: StoryReadingProps) {
  const words = adminWords.review.story
  const styles = adminReviewStoryScreenStyles(useTheme())
  const [open, setOpen] = useState<'text' | 'play' | null>(null)
  const { story_structure: structure, language } = stored
  const shared = { lang: language, onClose: () => setOpen(null) }

  if (!structure) return <p css={styles.facts}>{words.noScenes}</p>
  return (
    <div css={styles.acts}>
      <Button icon="eye" onPress={() => setOpen('text')}>
        {words.read}
      </Button>
      <Button icon="play" onPress={() => setOpen('play')}>
        {words.play}
      </Button>
      {open === 'text' && <ProofView {...shared} structure={structure} />}
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
