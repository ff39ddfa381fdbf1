import type { Theme } from '@emotion/react'

export const readingSettingsStyles = ({ color, size, space, radius, media, ...theme }: Theme) => ({
  button: { borderColor: 'transparent' },
  speeds: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s, marginBlockStart: space.l },
  label: { flex: '1 0 100%', color: color.textSecondary, fontSize: size.label, fontWeight: 600 },
  speed: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '44px',
    padding: '2px 18px 0',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.full,
    color: color.text,
    cursor: 'pointer',
    '&[data-hovered]': { borderColor: color.accent },
    '&[data-selected]': { borderColor: color.leaf, background: color.leaf, color: color.leafInk },
    '&[data-focus-visible]': theme.focusRing,
    [media.forcedColors]: { '&[data-selected]': { outline: '2px solid Highlight' } },
  },
  // From a tablet on, both models have pickers of their own in the top bar.
  models: { marginBlockStart: space.l, [media.from.m]: { display: 'none' } },
})
