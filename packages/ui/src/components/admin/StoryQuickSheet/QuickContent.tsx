import type { EditableStory } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useServerMessages } from '../../../messages/useServerMessages.ts'
import { ReviewFindings } from '../../authoring/ReviewFindings/ReviewFindings.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { StatusPill } from '../../story/StatusPill/StatusPill.tsx'
import { FeaturedCell, StatsCell } from '../AdminStoryTable/StoryCells.tsx'
import type { StoryQuickSheetProps } from './StoryQuickSheet.tsx'
import { storyQuickSheetStyles as styles } from './StoryQuickSheet.styles.ts'

/** What an editor wants to know of a story: cover, figures, and what its review found. */
export function QuickContent(props: StoryQuickSheetProps) {
  const { story, stored, hasFailed } = props
  const { quick } = useAdminMessages().stories

  return (
    <>
      <div css={styles.look}>
        <CoverImage alt="" css={styles.cover} loading="eager" src={story.cover_image_url} />
        <div css={styles.facts}>
          <p css={styles.tagline} dir="auto">
            {story.tagline}
          </p>
          <Facts {...props} />
          <StatusPill status={story.status} />
          <StatsCell story={story} />
          <FeaturedCell {...props} />
        </div>
      </div>
      {hasFailed && (
        <Alert role="alert" tone="danger">
          {quick.failed}
        </Alert>
      )}
      {!hasFailed && !stored && <Spinner label={quick.loading} />}
      {stored && <Found stored={stored} />}
    </>
  )
}

/** Who wrote it, in which language and for whom, and what it is filed under. */
function Facts({ story, stored }: StoryQuickSheetProps) {
  const { columns, none, quick } = useAdminMessages().stories
  const { authoring, browse } = useAuthoringMessages()
  const named = useServerMessages()
  const { date } = useFormat()
  const facts = [
    [columns.author, story.author?.display_name ?? none],
    [columns.category, story.category ? named.category(story.category) : none],
    [columns.tags, story.tags.map(named.tag).join(', ') || none],
    [quick.created, date(story.created_at)],
    ...(stored
      ? [
          [quick.language, browse.languages[stored.language]],
          [quick.rating, authoring.ratings[stored.content_rating]],
        ]
      : []),
  ]

  return (
    <dl css={styles.list}>
      {facts.map(([name, fact]) => (
        <div css={styles.fact} key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why an editor sent it back or took it down, and what the automatic review found. */
function Found({ stored: { review_reason, findings } }: { stored: EditableStory }) {
  const { quick } = useAdminMessages().stories

  return (
    <>
      {review_reason && (
        <Alert role="note" tone="note">
          {fill(quick.reason, { reason: review_reason })}
        </Alert>
      )}
      <section aria-label={quick.found}>
        <h3 css={styles.subtitle}>{quick.found}</h3>
        {findings.length > 0 ? (
          <ReviewFindings findings={findings} label={quick.found} />
        ) : (
          <p css={styles.sound}>{quick.sound}</p>
        )}
      </section>
    </>
  )
}
