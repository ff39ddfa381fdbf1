import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Skeleton } from '../../../../design-system/primitives/Skeleton/Skeleton.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, pane } = theme

const styles = {
  card: {
    blockSize: '100%',
    '& > [data-body]': {
      gap: space.mPlus,
      minBlockSize: pane.card,
      paddingBlockStart: `calc(${space.lPlus} + ${space.hair})`,
    },
  },
}

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
