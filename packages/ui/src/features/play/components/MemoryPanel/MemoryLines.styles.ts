import { icon } from '../../../../design-system/theme/sizes.ts'
import { theme, radius, space } from '../../../../design-system/theme/theme.ts'

const { color, size, font, control, lineWidth, media } = theme

const pip = {
  inlineSize: icon.xs,
  blockSize: icon.xs,
  transform: 'rotate(45deg)',
  borderRadius: `${radius.m} ${space.hair} ${radius.m} ${radius.m}`,
} as const

export const memoryLinesStyles = {
  place: { outline: 'none' },
  note: { paddingBlock: space.m, color: color.textMuted, fontSize: size.label, lineHeight: 1.5 },
  heading: {
    marginBlock: `${space.l} ${space.xs}`,
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.3,
  },
  list: {},
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `${space.hair} ${space.mPlus}`,
    paddingBlock: `${space.s} ${space.xsPlus}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    '&:last-of-type': { borderBlockEnd: 0 },
  },
  words: {
    minInlineSize: 0,
    fontFamily: font.story,
    fontSize: size.body,
    lineHeight: 1.4,
    overflowWrap: 'anywhere' as const,
  },
  value: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.sPlus,
    paddingBlockStart: space.xs,
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.small,
    lineHeight: 1.3,
  },
  pips: { display: 'flex', gap: space.xsPlus },
  pip: { ...pip, border: `${lineWidth.fine} solid ${color.lineControl}` },
  pipFull: {
    borderColor: color.action,
    background: color.action,
    [media.forcedColors]: { background: 'CanvasText' },
  },
  isNew: {
    display: 'block',
    paddingBlockStart: space.xs,
    color: color.accent,
    fontFamily: font.interface,
    fontSize: size.caption,
    fontWeight: 600,
    lineHeight: 1.2,
  },
  turn: {
    minBlockSize: control.least,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.link,
    fontSize: size.small,
    whiteSpace: 'nowrap' as const,
    textDecoration: `underline ${color.lineControl}`,
    textUnderlineOffset: space.xs,
    cursor: 'pointer',
    '&[data-hovered]': { textDecorationColor: 'currentcolor' },
    [media.below.xl]: { minBlockSize: control.touch, marginBlock: `calc(-1 * ${space.sPlus})` },
  },
  acts: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.xs,
    paddingBlockStart: space.hair,
    [media.below.xl]: { '& > button': { minBlockSize: control.touch } },
  },
  from: { flex: 1, color: color.textMuted, fontSize: size.small },
}
