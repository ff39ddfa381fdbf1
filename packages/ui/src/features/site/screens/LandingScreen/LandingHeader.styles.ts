import { droppedSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, measure, media, bar, control, lineWidth } = theme

export const landingHeaderStyles = {
  header: {
    position: 'relative' as const,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.l,
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    minBlockSize: bar.xl,
    marginInline: 'auto',
    [media.from.l]: { minBlockSize: bar.huge },
  },
  toggle: { [media.from.l]: { display: 'none' } },
  nav: {
    display: 'none',
    [media.from.l]: { display: 'flex', alignItems: 'center', gap: space.xl },
  },
  open: {
    [media.below.l]: {
      ...droppedSurface(theme),
      insetBlockStart: `calc(${bar.xl} - ${space.xs})`,
      insetInline: 0,
      display: 'grid',
      padding: space.l,
    },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: control.touch,
    borderBlockEnd: `${lineWidth.thick} solid transparent`,
    '&:hover': { color: color.accent },
    '&[aria-current]': { color: color.accent, borderColor: color.accent },
    [media.forcedColors]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
  },
}
