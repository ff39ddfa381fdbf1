import type { ReactNode } from 'react'

import { LampOnWater } from '../LampOnWater/LampOnWater.tsx'
import { scallopedEnd } from '../../../../design-system/theme/scallops.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, measure, media, goldDoubleLine, pane, screen, bar, lineWidth, art } = theme

const styles = {
  page: {
    display: 'grid',
    [media.from.xl]: {
      // The image fills half of the window, even if the page is narrower.
      gridTemplateColumns: `calc(${screen.inline} / 2) minmax(0, 1fr)`,
      marginInlineStart: `calc(50% - ${screen.inline} / 2)`,
      minBlockSize: `max(${pane.split}, ${screen.dynamic} - ${bar.xxl} - ${lineWidth.double})`,
    },
  },
  art: {
    blockSize: art.l,
    [media.below.xl]: { marginInline: `calc(50% - ${screen.inline} / 2)` },
    borderBlockEnd: goldDoubleLine,
    [media.from.l]: { blockSize: art.huge },
    // Gold line that follows the edge of the image at a distance of three pixels.
    [media.from.xl]: {
      blockSize: 'auto',
      border: 0,
      background: color.lineGold,
      ...scallopedEnd,
      paddingInlineEnd: lineWidth.heavy,
    },
  },
  scallops: {
    position: 'relative' as const,
    blockSize: '100%',
    overflow: 'hidden',
    '& > svg': { position: 'absolute' as const, inset: 0 },
    [media.from.xl]: scallopedEnd,
  },
  form: {
    alignSelf: 'center',
    inlineSize: `min(${measure.form}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    paddingBlock: `${space.xxl} ${space.giant}`,
  },
}

export function AccountSplit({ children }: { children: ReactNode }) {
  return (
    <div css={styles.page}>
      <div css={styles.art}>
        <div css={styles.scallops}>
          <LampOnWater />
        </div>
      </div>
      <div css={styles.form}>{children}</div>
    </div>
  )
}
