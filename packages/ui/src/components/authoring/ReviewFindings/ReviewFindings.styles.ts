import type { Theme } from '@emotion/react'

export const reviewFindingsStyles = ({ color, space, size, media }: Theme) => ({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  finding: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '4px 12px',
    alignItems: 'baseline',
    paddingBlock: '14px 12px',
    borderBlockEnd: `1px solid ${color.lineSubtle}`,
    '&:first-of-type': { paddingBlockStart: 0 },
    [media.from.l]: {
      gridTemplateColumns: '24px minmax(120px, 190px) minmax(0, 1fr) auto',
      columnGap: space.l,
    },
  },
  mark: { alignSelf: 'start', paddingBlockStart: space.hair },
  // On a narrow screen everything but the mark stands in one column.
  words: { gridColumn: 2, minInlineSize: 0, [media.from.l]: { gridColumn: 'auto' } },
  error: { color: color.dangerText },
  hint: { color: color.warningText },
  person: { color: color.noteText },
  where: { fontWeight: 600, overflowWrap: 'anywhere' as const },
  message: { minInlineSize: 0, color: color.textSecondary, overflowWrap: 'anywhere' as const },
  remedy: { color: color.textMuted, fontSize: size.label },
  go: { justifySelf: 'start', alignSelf: 'center', marginBlockStart: space.xs },
  more: { paddingBlockStart: space.m, color: color.textMuted, fontSize: size.label },
})
