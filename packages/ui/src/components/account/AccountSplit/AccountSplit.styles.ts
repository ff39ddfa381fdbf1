import type { Theme } from '@emotion/react'

/** A seam of scallops 51 px high, as between the banner's words and its painting. */
const seam =
  'radial-gradient(circle at calc(100% - 27px) 50%, black 26.5px, transparent 27px) 100% 0 / 54px 51px repeat-y, ' +
  'linear-gradient(black 0 0) 0 0 / calc(100% - 26px) 100% no-repeat'

export const accountSplitStyles = ({ color, space, measure, media, goldDoubleLine }: Theme) => ({
  page: {
    display: 'grid',
    [media.from.xl]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minBlockSize: 'max(44rem, 100dvh - 80px)',
    },
  },
  art: {
    blockSize: '96px',
    borderBlockEnd: goldDoubleLine,
    [media.from.l]: { blockSize: '200px' },
    // The lip of gold is the same seam, three pixels wider, under the painting.
    [media.from.xl]: {
      blockSize: 'auto',
      border: 0,
      background: color.lineGold,
      mask: seam,
      paddingInlineEnd: '3px',
    },
  },
  scallops: {
    position: 'relative' as const,
    blockSize: '100%',
    overflow: 'hidden',
    '& > svg': { position: 'absolute' as const, inset: 0 },
    [media.from.xl]: { mask: seam },
  },
  form: {
    alignSelf: 'center',
    inlineSize: `min(${measure.form}, 100% - 32px)`,
    marginInline: 'auto',
    paddingBlock: `${space.xxl} ${space.giant}`,
  },
})
