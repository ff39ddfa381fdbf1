import type { AdminStory } from '@kathasagar/api/contract'

import { useTheme } from '../../../theme/useTheme.ts'
import { CoverImage } from '../../primitives/CoverImage/CoverImage.tsx'
import { StatusPill } from '../../story/StatusPill/StatusPill.tsx'
import { adminStoryTableStyles } from './AdminStoryTable.styles.ts'

/** Cover, title and tagline; its standing where readers do not see it. */
export function StoryTitle({ story }: { story: AdminStory }) {
  const styles = adminStoryTableStyles(useTheme())

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
