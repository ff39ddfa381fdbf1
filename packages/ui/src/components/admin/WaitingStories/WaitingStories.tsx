import { useId } from 'react'
import type { WaitingStory } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { adminMessages } from '../../../messages/adminMessages.ts'
import { fill } from '../../../messages/fill.ts'
import { useCounted } from '../../../messages/useCounted.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { languageOf, titleOf } from '../../../story/storyMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { ReviewFindings } from '../../authoring/ReviewFindings/ReviewFindings.tsx'
import { waitingStoriesStyles } from './WaitingStories.styles.ts'

export interface WaitingStoriesProps {
  /** The longest waiting first. */
  stories: readonly WaitingStory[]
  /** Where one is read and decided upon. */
  readHref: (id: string) => string
}

/** Stories that wait for an editor, each with what the automatic review left to a person. */
export function WaitingStories({ stories, readHref }: WaitingStoriesProps) {
  const styles = waitingStoriesStyles(useTheme())

  return (
    <ul css={styles.list}>
      {stories.map((story) => (
        <li key={story.id}>
          <Waiting href={readHref(story.id)} story={story} />
        </li>
      ))}
    </ul>
  )
}

interface WaitingProps {
  /** Waits for an editor. */
  story: WaitingStory
  /** Address where the story is read. */
  href: string
}

function Waiting({ story, href }: WaitingProps) {
  const messages = adminMessages.review.stories
  const { story: storyMessages } = useMessages()
  const styles = waitingStoriesStyles(useTheme())
  const titleId = useId()
  const title = titleOf(story, storyMessages)

  return (
    <article aria-labelledby={titleId} css={styles.story}>
      <div css={styles.words}>
        <h3 css={styles.title} id={titleId} {...languageOf(story)}>
          {title}
        </h3>
        {story.tagline.trim() && (
          <p css={styles.tagline} {...languageOf(story)}>
            {story.tagline}
          </p>
        )}
        <Facts story={story} />
      </div>
      <ButtonLink
        aria-label={fill(messages.readNamed, { title })}
        href={href}
        icon="eye"
        variant="plain"
      >
        {messages.read}
      </ButtonLink>
      {story.findings.length > 0 && (
        <div css={styles.findings}>
          <ReviewFindings findings={story.findings} label={fill(messages.foundIn, { title })} />
        </div>
      )}
    </article>
  )
}

/** By whom, since when, for whom, in which language, and how much was found. */
function Facts({ story }: Pick<WaitingProps, 'story'>) {
  const messages = adminMessages.review.stories
  const { authoring, browse } = useMessages()
  const styles = waitingStoriesStyles(useTheme())
  const { date } = useFormat()
  const counted = useCounted()
  const { author, submitted_at, findings, content_rating, language } = story
  const facts = [
    fill(messages.by, { name: author?.display_name?.trim() || messages.unknown }),
    submitted_at && fill(messages.since, { date: date(submitted_at) }),
    authoring.ratings[content_rating],
    browse.languages[language],
    findings.length > 0 ? counted(messages.findings, findings.length) : messages.sound,
  ]

  return <p css={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
}
