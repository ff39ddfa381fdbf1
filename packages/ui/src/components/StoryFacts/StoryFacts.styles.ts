import type { Theme } from '@emotion/react'

export const storyFactsStyles = ({ space }: Theme) => ({
  row: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
})
