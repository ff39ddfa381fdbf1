import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'

import { useMessages } from '../../../../messages/useMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { categoryDot } from '../../model/categoryDot.ts'
import { authorOf, languageOf, leadOf, titleOf } from '../../model/storyMessages.ts'
import { faceOfName } from '../../../../design-system/theme/faceOfName.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Chip } from '../../../../design-system/primitives/Chip/Chip.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { storyCardStyles as styles } from './StoryCard.styles.ts'
import { StoryCardActions, type StoryCardActionsProps } from './StoryCardActions.tsx'

type NativeProps = Omit<ComponentPropsWithRef<'article'>, keyof StoryCardActionsProps | 'children'>

export interface StoryCardProps extends NativeProps, StoryCardActionsProps {
  href: string
  loading?: 'lazy' | 'eager'
  /** State of the story, shown next to its category. */
  badge?: ReactNode
  /** Replaces counts and buttons. Null removes them. */
  footer?: ReactNode
}

export function StoryCard({ href, loading = 'lazy', badge, footer, ...props }: StoryCardProps) {
  const t = useServerMessages()
  const { story, onPlay, onLike, onBookmark, isBusy = false, ...native } = props
  const titleId = useId()
  const messages = useMessages().story
  const { linkComponent: Anchor } = useUi()

  const name = authorOf(story.author, messages)
  return (
    <Card
      aria-labelledby={titleId}
      {...native}
      css={styles.card}
      footer={
        footer === undefined ? (
          <StoryCardActions {...{ story, onPlay, onLike, onBookmark, isBusy }} />
        ) : (
          footer
        )
      }
      media={<CoverImage alt="" isTorana loading={loading} src={story.cover_image_url} />}
      seam={
        (badge || story.category) && (
          <>
            {badge}
            {story.category && (
              <Chip css={styles.category} dot={categoryDot(story.category, theme)}>
                {t.category(story.category)}
              </Chip>
            )}
          </>
        )
      }
    >
      <div css={styles.author}>
        <Avatar name={name} src={story.author?.avatar_url} />
        <span css={[styles.authorName, faceOfName(name, theme)]}>{name}</span>
      </div>
      <Heading css={styles.title} id={titleId} level={3} {...languageOf(story)}>
        <Anchor css={styles.link} href={href}>
          {titleOf(story, messages)}
        </Anchor>
      </Heading>
      <p css={styles.lead} {...languageOf(story)}>
        {leadOf(story, messages)}
      </p>
    </Card>
  )
}
