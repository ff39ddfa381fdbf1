import { useId } from 'react'
import type { Author, Category } from '@kathasagar/api/contract'

import { useMessages } from '../../../messages/useMessages.ts'
import { useServerMessages } from '../../../messages/useServerMessages.ts'
import { useUi } from '../../../providers/uiContext.ts'
import { categoryDot } from '../../../story/categoryDot.ts'
import { authorOf, languageOf, leadOf, titleOf } from '../../../story/storyMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Chip } from '../../primitives/Chip/Chip.tsx'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { storyCardStyles } from './StoryCard.styles.ts'
import { StoryCardActions } from './StoryCardActions.tsx'
import type { StoryCardActionsProps } from './StoryCardActions.tsx'

export interface StoryCardProps extends StoryCardActionsProps {
  /** The story's own page. */
  href: string
  /** When the cover is fetched; eager only for what is seen first. */
  loading?: 'lazy' | 'eager'
}

/** One story among others: the whole card opens it, and three buttons act at once. */
export function StoryCard({ href, loading = 'lazy', ...actions }: StoryCardProps) {
  const { story } = actions
  const titleId = useId()
  const messages = useMessages().story
  const { linkComponent: Anchor } = useUi()
  const styles = storyCardStyles(useTheme())

  return (
    <article aria-labelledby={titleId} css={styles.card}>
      <CoverImage alt="" isTorana loading={loading} src={story.cover_image_url} />
      {story.category && <StoryCardCategory category={story.category} />}
      <div css={styles.body} data-body="">
        <StoryCardAuthor author={story.author} />
        <h3 css={styles.title} id={titleId} {...languageOf(story)}>
          <Anchor css={styles.link} href={href}>
            {titleOf(story, messages)}
          </Anchor>
        </h3>
        <p css={styles.lead} {...languageOf(story)}>
          {leadOf(story, messages)}
        </p>
        <StoryCardActions {...actions} />
      </div>
    </article>
  )
}

function StoryCardCategory({ category }: { category: Category }) {
  const theme = useTheme()
  const t = useServerMessages()
  const styles = storyCardStyles(theme)

  return (
    <div css={styles.seam}>
      <Chip css={styles.category} dot={categoryDot(category, theme)}>
        {t.category(category)}
      </Chip>
    </div>
  )
}

function StoryCardAuthor({ author }: { author: Author | null }) {
  const messages = useMessages().story
  const styles = storyCardStyles(useTheme())
  const name = authorOf(author, messages)

  return (
    <div css={styles.author}>
      <Avatar name={name} src={author?.avatar_url} />
      <span css={styles.authorName}>{name}</span>
    </div>
  )
}
