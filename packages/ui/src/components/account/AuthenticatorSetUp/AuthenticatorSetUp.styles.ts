import type { Theme } from '@emotion/react'

export const authenticatorSetUpStyles = ({ space }: Theme) => ({
  place: { display: 'grid', gap: space.l, justifyItems: 'start' },
  secret: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  key: { overflowWrap: 'anywhere' as const },
})
