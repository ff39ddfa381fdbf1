import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Skeleton } from '../../../../design-system/primitives/Skeleton/Skeleton.tsx'
import { storyCardSkeletonStyles as styles } from './StoryCardSkeleton.styles.ts'

export function StoryCardSkeleton() {
  return (
    <Card aria-hidden="true" as="div" css={styles.card} media={<Skeleton shape="torana" />}>
      <Skeleton shape="text" width="45%" />
      <Skeleton height="20px" shape="text" width="85%" />
      <Skeleton shape="text" width="100%" />
      <Skeleton shape="text" width="70%" />
    </Card>
  )
}
