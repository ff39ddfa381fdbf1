import type { Theme } from '@emotion/react'

export const secondStepFormStyles = ({ space }: Theme) => ({
  ways: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    gap: `${space.xs} ${space.m}`,
  },
})
