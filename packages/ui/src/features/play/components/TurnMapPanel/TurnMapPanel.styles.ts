import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, control, radius, lineWidth } = theme

const DEEPEST = 6

export const turnMapPanelStyles = {
  note: { color: color.textMuted, fontSize: size.small, lineHeight: 1.5 },
  refusal: { color: color.dangerText, fontSize: size.small, marginBlock: space.s },
  list: { display: 'grid' },
  row: (depth: number) => ({
    display: 'grid',
    marginInlineStart: `calc(${Math.min(depth, DEEPEST)} * ${space.l})`,
    paddingInlineStart: space.s,
    paddingInlineEnd: space.xs,
    borderInlineStart: `${lineWidth.thick} solid ${depth > 0 ? color.lineGold : color.lineSubtle}`,
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${control.touch}`,
  }),
  opensWay: { marginBlockStart: space.l },
  place: {
    display: 'grid',
    gap: space.hair,
    minBlockSize: control.touch,
    minInlineSize: 0,
    padding: `${space.s} ${space.m}`,
    border: 0,
    borderRadius: radius.m,
    background: 'transparent',
    color: color.text,
    textAlign: 'start' as const,
    cursor: 'pointer',
    '&[data-hovered]': { background: color.sunken },
    '&[data-disabled]': { cursor: 'default' },
  },
  here: {
    background: color.sunken,
    boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.lineGold}`,
  },
  done: {
    fontFamily: font.story,
    fontSize: size.body,
    lineHeight: 1.35,
    overflowWrap: 'anywhere' as const,
  },
  scene: { color: color.textMuted, fontSize: size.small },
  mark: { color: color.accent, fontSize: size.small, fontWeight: 600 },
}
