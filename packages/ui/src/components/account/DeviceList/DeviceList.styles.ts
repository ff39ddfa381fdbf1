import { theme } from '../../../theme/theme.ts'

const { color, space, size, bar, lineWidth } = theme

export const deviceListStyles = {
  list: { inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' },
  device: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    minBlockSize: bar.s,
    paddingBlock: space.s,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.line}`,
  },
  name: { overflowWrap: 'anywhere' as const },
  since: { color: color.textMuted, fontSize: size.small },
}
