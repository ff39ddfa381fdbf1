import type { Theme } from '@emotion/react'

export const storyCardSkeletonStyles = ({ color, radius, goldDoubleLine }: Theme) => ({
  card: { display: 'flex', flexDirection: 'column' as const, blockSize: '100%' },
  body: {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: '14px',
    minBlockSize: '196px',
    padding: '22px 16px 14px',
    border: `1px solid ${color.lineSubtle}`,
    borderBlockStart: goldDoubleLine,
    borderRadius: `0 0 ${radius.l} ${radius.l}`,
    background: color.surface,
  },
})
