import type { Theme } from '@emotion/react'

export const answerListStyles = ({ color, space, size, radius, lineWidth }: Theme) => ({
  list: { display: 'grid', gap: space.m, minInlineSize: 0 },
  item: {
    minInlineSize: 0,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
  },
  acts: { display: 'flex', justifyContent: 'flex-end', gap: space.xs },
  note: { color: color.textMuted, fontSize: size.small },
})
