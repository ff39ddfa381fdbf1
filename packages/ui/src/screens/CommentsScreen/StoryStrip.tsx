import type { Story } from '@kathasagar/api/contract'

import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { CoverImage } from '../../components/primitives/CoverImage/CoverImage.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useCommentsMessages } from '../../messages/useCommentsMessages.ts'
import { commentsScreenStyles as styles } from './CommentsScreen.styles.ts'

export interface StoryStripProps {
  /** The story that is spoken of. */
  story: Story
  /** Address of the story's own page. */
  href: string
}

/** The story that is spoken of, and the way back to it. */
export function StoryStrip({ story, href }: StoryStripProps) {
  const { comments, story: words } = useCommentsMessages()
  const { counted } = useFormat()
  const facts = {
    author: story.author?.display_name ?? words.unknownAuthor,
    scenes: counted(comments.scenes, story.total_scenes),
    endings: counted(comments.endings, story.possible_endings),
  }

  return (
    <header css={styles.strip}>
      <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
      <div css={styles.stripWords}>
        <h1 css={styles.story} dir="auto" lang={story.language}>
          {story.title}
        </h1>
        <p css={styles.note}>{fill(comments.storyFacts, facts)}</p>
      </div>
      <ButtonLink href={href}>{comments.toStory}</ButtonLink>
    </header>
  )
}
