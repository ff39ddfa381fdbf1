import type { Story } from '@kathasagar/api/contract'

import { fill } from '../../../format/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useServerMessages } from '../../../messages/useServerMessages.ts'
import { categoryDot } from '../../../story/categoryDot.ts'
import { authorOf, languageOf, titleOf } from '../../../story/storyMessages.ts'
import { faceOfName } from '../../../theme/faceOfName.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Chip } from '../../primitives/Chip/Chip.tsx'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { StoryHeroActions } from './StoryHeroActions.tsx'
import type { StoryHeroActionsProps } from './StoryHeroActions.tsx'
import { StoryHeroCounts } from './StoryHeroCounts.tsx'
import { storyHeroStyles } from './StoryHero.styles.ts'

export interface StoryHeroProps extends StoryHeroActionsProps {
  /** A session of this reader that goes on, and how far it has come, 0 to 100. */
  resume?: { percent: number } | undefined
}

/** Opens a story's page: its painting, its title, how it is liked, and PLAY. */
export function StoryHero({ story, resume, ...actions }: StoryHeroProps) {
  const messages = useMessages().story
  const theme = useTheme()
  const styles = storyHeroStyles(theme)
  const author = authorOf(story.author, messages)

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
        <div css={styles.author}>
          <Avatar name={author} src={story.author?.avatar_url} />
          <span css={faceOfName(author, theme)}>{author}</span>
        </div>
        {story.is_house_story && <p css={styles.penName}>{messages.penName}</p>}
        <StoryHeroCounts stats={story.stats} />
        <StoryHeroActions {...actions} story={story} />
        {resume && (
          <p css={styles.resume}>
            {fill(messages.resume, { percent: Math.round(resume.percent) })}
          </p>
        )}
      </div>
    </section>
  )
}

function StoryHeroMarks({ story: { is_featured, category } }: { story: Story }) {
  const messages = useMessages().story
  const t = useServerMessages()
  const theme = useTheme()

  return (
    <div css={storyHeroStyles(theme).marks}>
      {is_featured && (
        <Badge icon="torana" tone="featured">
          {messages.featured}
        </Badge>
      )}
      {category && <Chip dot={categoryDot(category, theme)}>{t.category(category)}</Chip>}
    </div>
  )
}
