import { theme } from '../../theme/theme.ts'

const { color, space, size, tile, measure, icon, radius, media } = theme

/** Marks required fields with a drawn dot. A character would be part of the accessible name. */
export const requiredMark = {
  '& [data-required] > label::after, & div:has(> [aria-required="true"]) > label::after': {
    content: '""',
    display: 'inline-block',
    inlineSize: icon.dot,
    blockSize: icon.dot,
    marginInlineStart: space.s,
    borderRadius: radius.full,
    background: color.accent,
    [media.forcedColors]: { background: 'CanvasText' },
  },
}

export const formStyles = {
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    inlineSize: '100%',
  },
  reading: { maxInlineSize: measure.reading },
  narrow: { maxInlineSize: measure.form },
  full: {},
  inline: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${tile.xl}, 100%), 1fr))`,
    alignItems: 'start',
    gap: space.m,
  },
  group: {
    display: 'grid',
    gap: space.s,
    minInlineSize: 0,
    padding: 0,
    border: 0,
    '& > legend': { marginBlockEnd: space.s, padding: 0, color: color.text, fontWeight: 600 },
  },
  beside: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${tile.m}, 1fr))`,
    alignItems: 'start',
    gap: space.m,
  },
  unfolded: { marginBlockStart: space.m },
  hint: { color: color.textMuted, fontSize: size.small, lineHeight: 1.45 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.m,
    marginBlockStart: space.s,
  },
  done: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.positiveText,
    fontSize: size.label,
    // Stays mounted while empty, so that changes are announced, but uses no space.
    '&:empty': { position: 'absolute' as const },
  },
}
