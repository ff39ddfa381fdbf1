import { scallops } from '../../../design-system/theme/scallops.ts'
import { torana } from '../../../design-system/theme/torana.ts'
import { theme } from '../../../design-system/theme/theme.ts'

const { color, frame, goldDoubleLine } = theme

const samples = {
  frame: { ...frame, background: color.surface },
  torana: { position: 'relative' as const, ...torana, background: color.raised },
  jali: { background: `var(--ui-jali) ${color.neutralSurface}` },
  scallops: { ...scallops, background: color.brand },
  doubleLine: { borderBlockStart: goldDoubleLine, background: color.surface },
  kolam: {},
  lamp: { display: 'flex', alignItems: 'center', justifyContent: 'center', color: color.accent },
  ocean: { overflow: 'hidden', '& > svg': { inlineSize: '100%', blockSize: '100%' } },
}

export const ornamentsStyles = {
  list: { display: 'grid', gap: theme.space.xl },
  item: {
    display: 'grid',
    gap: theme.space.l,
    alignItems: 'center',
    [theme.media.from.m]: { gridTemplateColumns: `${theme.tile.huge} minmax(0, 1fr)` },
  },
  sample: { gap: theme.space.m, blockSize: theme.pane.s },
  words: { display: 'grid', gap: theme.space.xs },
  ...samples,
}
