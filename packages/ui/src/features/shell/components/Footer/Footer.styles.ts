import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, font, size, measure, doubleLine, media, estimate } = theme

export const footerStyles = {
  footer: {
    // Rendered only near the viewport.
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${estimate.part}`,
    marginBlockStart: space.giant,
    paddingBlock: `${space.xxl} ${space.huge}`,
    borderBlockStart: doubleLine,
    color: color.textMuted,
    fontSize: size.label,
    [media.from.m]: { marginBlockStart: space.vast },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.xl,
    inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    [media.from.m]: { inlineSize: `min(${measure.page}, 100% - ${space.huge})` },
  },
  name: { color: color.text, font: `400 ${size.lead}/1.5 ${font.display}` },
  nav: { [media.from.m]: { marginInlineStart: 'auto' } },
  settings: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `${space.s} ${space.l}`,
    [media.from.m]: { 'span + &': { marginInlineStart: 'auto' } },
  },
  links: { display: 'flex', flexWrap: 'wrap' as const, gap: `${space.s} ${space.xl}` },
  link: { display: 'inline-block', paddingBlock: space.xs },
}
