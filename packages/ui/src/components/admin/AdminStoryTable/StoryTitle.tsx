import type { AdminStory } from '@kathasagar/api/contract'

import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { StatusPill } from '../../story/StatusPill/StatusPill.tsx'
import { adminStoryTableStyles as styles } from './AdminStoryTable.styles.ts'

/** Cover, title and tagline; its standing where readers do not see it. */
export function StoryTitle({ story }: { story: AdminStory }) {
  return (
    <div css={styles.title}>
      <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
      <div css={styles.words}>
        <span css={styles.name} dir="auto">
          {story.title}
        </span>
        <span css={styles.tagline} dir="auto">
          {story.tagline}
        </span>
        {story.status !== 'published' && <StatusPill status={story.status} />}
      </div>
    </div>
  )
}
