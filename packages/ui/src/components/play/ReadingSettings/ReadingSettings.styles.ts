import type { Theme } from '@emotion/react'

const thumbOf = ({ color, radius }: Theme) => ({
  inlineSize: '20px',
  blockSize: '20px',
  border: `1px solid ${color.actionEdge}`,
  borderRadius: radius.full,
  background: color.action,
})

export const readingSettingsStyles = ({
  color,
  size,
  space,
  radius,
  media,
  reading,
  ...theme
}: Theme) => ({
  button: { borderColor: 'transparent' },
  panel: {
    display: 'grid',
    gap: space.m,
    inlineSize: 'min(312px, 100vw - 42px)',
    padding: space.s,
  },
  sample: {
    padding: `${space.m} ${space.l}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    background: color.readingGround,
    color: color.text,
    fontFamily: reading.face,
    fontSize: reading.size,
    lineHeight: reading.leading,
    textDecoration: reading.underline,
    textUnderlineOffset: '7px',
    textAlign: 'center' as const,
  },
  label: { color: color.textSecondary, fontSize: size.label, fontWeight: 600 },
  pills: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: '6px',
    '& > span:first-of-type': { flex: '1 0 100%' },
  },
  pill: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: '36px',
    padding: '2px 14px 0',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.full,
    color: color.text,
    fontSize: size.label,
    cursor: 'pointer',
    '&[data-hovered]': { borderColor: color.accent },
    '&[data-selected]': { borderColor: color.leaf, background: color.leaf, color: color.leafInk },
    '&[data-focus-visible]': theme.focusRing,
    [media.forcedColors]: { '&[data-selected]': { outline: '2px solid Highlight' } },
    [media.below.m]: { minBlockSize: '44px' },
  },
  swatch: {
    inlineSize: '14px',
    blockSize: '14px',
    marginBlockStart: '-2px',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.full,
    background: `linear-gradient(135deg, ${color.canvas} 50%, ${color.text} 50%)`,
  },
  range: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
  },
  value: { color: color.accent, fontSize: size.label },
  slider: {
    gridColumn: '1 / -1',
    inlineSize: '100%',
    blockSize: '28px',
    margin: 0,
    // Drawn by ourselves: a browser's own track is as dark as its accent is light.
    appearance: 'none' as const,
    background: `linear-gradient(${color.lineControl} 0 0) center / 100% 4px no-repeat`,
    cursor: 'pointer',
    '&::-webkit-slider-thumb': {
      ...thumbOf({ color, size, space, radius, media, reading, ...theme }),
      appearance: 'none' as const,
    },
    '&::-moz-range-thumb': thumbOf({ color, size, space, radius, media, reading, ...theme }),
    '&:focus-visible': theme.focusRing,
  },
  // A phone's column is as wide as it can be.
  widths: { [media.below.l]: { display: 'none' } },
  // From a tablet on, both models have pickers of their own in the top bar.
  models: { [media.from.m]: { display: 'none' } },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
})
