import type { Theme } from '@emotion/react'

export const localCopyNoticeStyles = ({ color, space, radius }: Theme) => ({
  notice: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    padding: '10px 16px',
    borderRadius: radius.m,
    background: color.noteSurface,
    color: color.noteText,
  },
})
