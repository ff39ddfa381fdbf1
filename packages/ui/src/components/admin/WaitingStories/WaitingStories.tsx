import type { WaitingStory } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import type { AdminMessages } from '../../../messages/en.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { languageOf, titleOf } from '../../../story/storyMessages.ts'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { ReviewFindings } from '../../authoring/ReviewFindings/ReviewFindings.tsx'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import { waitingStoriesStyles as styles } from './WaitingStories.styles.ts'

export interface WaitingStoriesProps {
  /** The longest waiting first. */
  stories: readonly WaitingStory[]
  /** Where one is read and decided upon. */
  readHref: (id: string) => string
}

const waitingColumns = (
  readHref: (id: string) => string,
  headers: AdminMessages['admin']['review']['stories']['columns'],
): TableColumn<WaitingStory>[] => [
  {
    id: 'story',
    header: headers.story,
    isRowHeader: true,
    width: 'wide',
    cell: (story) => <Waiting story={story} />,
  },
  {
    id: 'findings',
    header: headers.findings,
    width: 'wide',
    cell: (story) => <Findings story={story} />,
  },
  {
    id: 'read',
    header: headers.acts,
    cell: (story) => <ReadLink href={readHref(story.id)} story={story} />,
  },
]

/** Stories that wait for an editor, each with what the automatic review left to a person. */
export function WaitingStories({ stories, readHref }: WaitingStoriesProps) {
  const messages = useAdminMessages().review.stories

  return (
    <Table
      columns={waitingColumns(readHref, messages.columns)}
      label={messages.table}
      rowKey={({ id }) => id}
      items={stories}
    />
  )
}

interface WaitingProps {
  /** Waits for an editor. */
  story: WaitingStory
}

function Waiting({ story }: WaitingProps) {
  const { story: storyMessages } = useAuthoringMessages()

  return (
    <div css={styles.words}>
      <h3 css={styles.title} {...languageOf(story)}>
        {titleOf(story, storyMessages)}
      </h3>
      {story.tagline.trim() && (
        <p css={styles.tagline} {...languageOf(story)}>
          {story.tagline}
        </p>
      )}
      <Facts story={story} />
    </div>
  )
}

function Findings({ story }: WaitingProps) {
  const messages = useAdminMessages().review.stories
  const { counted } = useFormat()
  const { story: storyMessages } = useAuthoringMessages()
  const { findings } = story

  if (findings.length === 0) return messages.sound
  return (
    <>
      {counted(messages.findings, findings.length)}
      <ReviewFindings
        findings={findings}
        label={fill(messages.foundIn, { title: titleOf(story, storyMessages) })}
      />
    </>
  )
}

function ReadLink({ story, href }: WaitingProps & { href: string }) {
  const messages = useAdminMessages().review.stories
  const { story: storyMessages } = useAuthoringMessages()

  return (
    <ButtonLink
      aria-label={fill(messages.readNamed, { title: titleOf(story, storyMessages) })}
      href={href}
      icon="eye"
      variant="secondary"
    >
      {messages.read}
    </ButtonLink>
  )
}

/** By whom, since when, for whom and in which language. */
function Facts({ story }: WaitingProps) {
  const messages = useAdminMessages().review.stories
  const { authoring, browse } = useAuthoringMessages()
  const { date } = useFormat()
  const { author, submitted_at, content_rating, language } = story
  const facts = [
    fill(messages.by, { name: author?.display_name?.trim() || messages.unknown }),
    submitted_at && fill(messages.since, { date: date(submitted_at) }),
    authoring.ratings[content_rating],
    browse.languages[language],
  ]

  return <p css={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
}
