import type { Theme } from '@emotion/react'

export const storyFormTabsStyles = ({ color, space, size, radius, focusRing, media }: Theme) => ({
  tabs: { minInlineSize: 0 },
  list: {
    display: 'flex',
    gap: space.xl,
    overflowX: 'auto' as const,
    // Room for the ring of a tab that has the focus.
    paddingInline: space.xs,
    borderBlockEnd: `1px solid ${color.line}`,
    [media.from.l]: { gap: space.xxl },
  },
  tab: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '48px',
    paddingBlock: '14px 10px',
    borderBlockEnd: '4px double transparent',
    color: color.textMuted,
    whiteSpace: 'nowrap' as const,
    cursor: 'pointer',
    outline: 'none',
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': {
      borderBlockEndColor: color.accent,
      color: color.text,
      fontWeight: 600,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    paddingBlockStart: space.hair,
    border: '1px solid currentcolor',
    borderRadius: radius.full,
    fontSize: size.caption,
    fontWeight: 400,
  },
  done: { paddingBlockStart: 0, color: color.positiveText },
  faulty: { paddingBlockStart: 0, color: color.dangerText },
  // A phone shows the words of the chosen tab only; the others keep them for screen readers.
  name: {
    [media.below.m]: {
      '[role="tab"]:not([data-selected]) &': {
        position: 'absolute' as const,
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
  panel: { paddingBlockStart: space.xl, outline: 'none', '&[data-focus-visible]': focusRing },
  fields: { display: 'grid', gap: space.xl, minInlineSize: 0 },
  pair: {
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    [media.from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  trio: {
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    [media.from.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  group: { display: 'grid', gap: space.m, minInlineSize: 0, padding: 0, border: 0 },
  legend: { padding: 0, fontSize: size.lead },
  hint: { color: color.textMuted, fontSize: size.small },
  counted: { display: 'grid', gap: space.xs },
  countedName: { color: color.textSecondary, fontSize: size.label },
  countedValue: { fontSize: size.lead, fontVariantNumeric: 'tabular-nums lining-nums' },
})
