import type { Theme } from '@emotion/react'

export const coauthorsSectionStyles = ({
  color,
  space,
  size,
  radius,
  lineWidth,
  measure,
}: Theme) => ({
  section: { marginBlockStart: space.xxl, maxInlineSize: measure.reading },
  list: { display: 'grid', gap: space.s },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'end',
    gap: space.m,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  person: {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    alignSelf: 'center',
    gap: space.s,
    minInlineSize: '12em',
    overflowWrap: 'anywhere' as const,
  },
  none: { color: color.textMuted, fontSize: size.label },
  invite: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'start',
    gap: space.m,
    marginBlockStart: space.l,
  },
  name: { flex: 1, minInlineSize: '14em' },
  asked: {
    display: 'flex',
    alignItems: 'end',
    gap: space.m,
    // Browsers measure a list by letters that are not yet there, and cut what is wider.
    '& select': { minInlineSize: '9em' },
  },
})
