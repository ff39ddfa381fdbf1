import type { ReviewFinding } from '@kathasagar/story/schema'
import { useId } from 'react'
import type { MyStory as Mine } from '@kathasagar/api/contract'

import { countsInWords } from '../../../authoring/countsInWords.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { Chip } from '../../primitives/Chip/Chip.tsx'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { languageOf, titleOf } from '../../../story/storyMessages.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { ReviewFindings } from '../ReviewFindings/ReviewFindings.tsx'
import { StatusPill } from '../../story/StatusPill/StatusPill.tsx'
import { StoryInsightPanel } from '../StoryInsightPanel/StoryInsightPanel.tsx'
import type { StoryInsightPanelProps } from '../StoryInsightPanel/StoryInsightPanel.tsx'
import { MyStoryActions, type MyStoryActionsProps } from './MyStoryActions.tsx'
import { myStoryListStyles as styles } from './MyStoryList.styles.ts'

export interface MyStoryProps extends MyStoryActionsProps {
  /** Why the last thing asked of this story was refused. */
  refusal?: string | undefined
  /** What players did with it; there once its insight is open. */
  insight?: StoryInsightPanelProps | undefined
  /** Goes to where a finding can be mended. */
  onMend: (story: Mine, finding: ReviewFinding) => void
}

/** One of the author's own stories: where it stands, what kept it back, and what can be done. */
export function MyStory({ refusal, insight, onMend, ...actions }: MyStoryProps) {
  const { story } = actions
  const { authoring, story: messages } = useAuthoringMessages()
  const titleId = useId()

  return (
    <article aria-labelledby={titleId} css={styles.article}>
      <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
      <div css={styles.body}>
        <div css={styles.head}>
          <h3 css={styles.name} id={titleId} {...languageOf(story)}>
            {titleOf(story, messages)}
          </h3>
          {story.status !== 'draft' && <StatusPill status={story.status} />}
          {story.has_unpublished_changes && <Chip>{authoring.mine.unpublished}</Chip>}
        </div>
        {story.tagline.trim() && (
          <p css={styles.tagline} {...languageOf(story)}>
            {story.tagline}
          </p>
        )}
        <Facts story={story} />
        <MyStoryActions {...actions} />
      </div>
      <div css={styles.below}>
        {refusal && <FormError>{refusal}</FormError>}
        <Standing onMend={onMend} story={story} />
        {insight && <StoryInsightPanel {...insight} />}
      </div>
    </article>
  )
}

function Facts({ story }: { story: Mine }) {
  const { mine, structure } = useAuthoringMessages().authoring
  const format = useFormat()
  const { updated_at, published_at, version } = story

  return (
    <p css={styles.facts}>
      <span>{countsInWords(story, structure, format).join(' · ')}</span>
      {version !== null && version > 1 && <span>{fill(mine.version, { number: version })}</span>}
      <span>{fill(mine.changed, { date: format.date(updated_at) })}</span>
      {published_at && <span>{fill(mine.publishedOn, { date: format.date(published_at) })}</span>}
    </p>
  )
}

/** What stands between the story and its readers, in words. */
function Standing({ story, onMend }: Pick<MyStoryProps, 'story' | 'onMend'>) {
  const { mine } = useAuthoringMessages().authoring
  const { status, findings, review_reason, is_taken_down } = story

  return (
    <>
      {is_taken_down && (
        <Alert css={styles.reason} role="note" tone="note">
          {status === 'archived' ? mine.takenDown : mine.askedBack}
        </Alert>
      )}
      {review_reason && (
        <Alert css={styles.reason} role="note" tone="note">
          {fill(mine.reason, { reason: review_reason })}
        </Alert>
      )}
      {findings.length > 0 && (
        <div>
          <h4 css={styles.found}>{mine.findings}</h4>
          <ReviewFindings
            findings={findings}
            label={mine.findings}
            onGo={(finding) => onMend(story, finding)}
          />
        </div>
      )}
    </>
  )
}
