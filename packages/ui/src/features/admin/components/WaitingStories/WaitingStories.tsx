import type { WaitingStory } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { languageOf, titleOf } from '../../../story/model/storyMessages.ts'
import { ReviewFindings } from '../../../authoring/components/ReviewFindings/ReviewFindings.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { waitingStoriesStyles as styles } from './WaitingStories.styles.ts'

export interface WaitingStoriesProps {
  /** Oldest first. */
  stories: readonly WaitingStory[]
  /** Returns the URL of the review page. */
  readHref: (id: string) => string
}

export function WaitingStories({ stories, readHref }: WaitingStoriesProps) {
  const messages = useAdminMessages().review.stories
  const { authoring, browse, story: storyMessages } = useAuthoringMessages()
  const { counted, date } = useFormat()
  const nameOf = (story: WaitingStory) => titleOf(story, storyMessages)
  const factsOf = ({ author, submitted_at, content_rating, language }: WaitingStory) =>
    [
      fill(messages.by, { name: author?.display_name?.trim() || messages.unknown }),
      submitted_at && fill(messages.since, { date: date(submitted_at) }),
      authoring.ratings[content_rating],
      browse.languages[language],
    ]
      .filter(Boolean)
      .join(' · ')

  return (
    <Table<WaitingStory>
      columns={[
        {
          id: 'story',
          header: messages.columns.story,
          isRowHeader: true,
          width: 'wide',
          cell: (story) => (
            <Stack gap="xs">
              <h3 css={styles.title} {...languageOf(story)}>
                {nameOf(story)}
              </h3>
              {story.tagline.trim() && (
                <p css={styles.tagline} {...languageOf(story)}>
                  {story.tagline}
                </p>
              )}
              <p css={styles.facts}>{factsOf(story)}</p>
            </Stack>
          ),
        },
        {
          id: 'findings',
          header: messages.columns.findings,
          width: 'wide',
          cell: (story) =>
            story.findings.length === 0 ? (
              messages.sound
            ) : (
              <>
                {counted(messages.findings, story.findings.length)}
                <ReviewFindings
                  findings={story.findings}
                  label={fill(messages.foundIn, { title: nameOf(story) })}
                />
              </>
            ),
        },
        {
          id: 'read',
          header: messages.columns.acts,
          cell: (story) => (
            <ButtonLink
              aria-label={fill(messages.readNamed, { title: nameOf(story) })}
              href={readHref(story.id)}
              icon="eye"
              variant="secondary"
            >
              {messages.read}
            </ButtonLink>
          ),
        },
      ]}
      items={stories}
      label={messages.table}
      rowKey={({ id }) => id}
    />
  )
}
