import type { Story, StoryPlace } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { lazyPart } from '../../../lazy/lazyPart.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { useServerMessages } from '../../../messages/useServerMessages.ts'
import { categoryDot } from '../../../story/categoryDot.ts'
import { authorOf, languageOf, titleOf } from '../../../story/storyMessages.ts'
import { faceOfName } from '../../../theme/faceOfName.ts'
import { theme } from '../../../theme/theme.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Chip } from '../../primitives/Chip/Chip.tsx'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import type { Resumed } from './ResumedPlay.tsx'
import { StoryHeroActions, type StoryHeroActionsProps } from './StoryHeroActions.tsx'
import { StoryHeroCounts } from './StoryHeroCounts.tsx'
import { storyHeroStyles as styles } from './StoryHero.styles.ts'

const ResumedPlay = lazyPart(async () => (await import('./ResumedPlay.tsx')).ResumedPlay)

export interface StoryHeroProps extends Omit<StoryHeroActionsProps, 'goOnHref'> {
  /** The play of this reader that goes on, in the place of PLAY. */
  resume?: Resumed | undefined
  /** Address of an author's page, by their handle; without it the name leads nowhere. */
  authorHref?: ((handle: string) => string) | undefined
  /** Address of a series, by its id; without it a part does not say of which. */
  seriesHref?: ((id: string) => string) | undefined
}

/** Opens a story's page: its painting, its title, how it is liked, and PLAY. */
export function StoryHero({ story, resume, authorHref, seriesHref, ...actions }: StoryHeroProps) {
  const messages = useMessages().story

  return (
    <section css={styles.hero}>
      <CoverImage
        alt={story.image_alt}
        css={styles.cover}
        isTorana
        loading="eager"
        src={story.cover_image_url}
      />
      <div>
        <StoryHeroMarks story={story} />
        <h1 css={styles.title} {...languageOf(story)}>
          {titleOf(story, messages)}
        </h1>
        <StoryHeroAuthor author={story.author} authorHref={authorHref} />
        {story.series && seriesHref && (
          <StoryHeroSeries place={story.series} seriesHref={seriesHref} />
        )}
        {story.is_house_story && <p css={styles.penName}>{messages.penName}</p>}
        <StoryHeroCounts stats={story.stats} />
        <div css={styles.ways}>
          <StoryHeroActions {...actions} goOnHref={resume?.href} story={story} />
          {resume && <ResumedPlay isBusy={actions.isBusy} play={resume} story={story} />}
        </div>
      </div>
    </section>
  )
}

/** Who wrote it; the name leads to their page, where they have one. */
function StoryHeroAuthor({
  author,
  authorHref,
}: Pick<StoryHeroProps, 'authorHref'> & Pick<Story, 'author'>) {
  const messages = useMessages().story
  const name = authorOf(author, messages)
  const words = <span css={faceOfName(name, theme)}>{name}</span>

  return (
    <div css={styles.author}>
      <Avatar name={name} src={author?.avatar_url} />
      {authorHref && author?.handle ? (
        <Link href={authorHref(author.handle)} isQuiet>
          {words}
        </Link>
      ) : (
        words
      )}
    </div>
  )
}

/** Which part of which series it is; the name leads to all of them. */
function StoryHeroSeries({
  place: { series_id, title, number, total },
  seriesHref,
}: {
  place: StoryPlace
  seriesHref: (id: string) => string
}) {
  const messages = useMessages().story
  const format = useFormat()

  return (
    <p css={styles.series}>
      {fill(messages.partOf, { number: format.count(number), total: format.count(total) })} ·{' '}
      <Link href={seriesHref(series_id)} isQuiet>
        <bdi>{title}</bdi>
      </Link>
    </p>
  )
}

function StoryHeroMarks({ story: { is_featured, category } }: { story: Story }) {
  const messages = useMessages().story
  const t = useServerMessages()
  return (
    <div css={styles.marks}>
      {is_featured && (
        <Badge icon="torana" tone="featured">
          {messages.featured}
        </Badge>
      )}
      {category && <Chip dot={categoryDot(category, theme)}>{t.category(category)}</Chip>}
    </div>
  )
}
