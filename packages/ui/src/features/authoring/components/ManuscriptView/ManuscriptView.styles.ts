import { type AppTheme, theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, layer, measure, focusRing, lineWidth, estimate } = theme

/** Prints only the text, without the page and its buttons. */
export const printedAlone = {
  '@media print': {
    'body > *:not(:has(.proof)):not(.proof)': { display: 'none !important' },
    '.proof-acts': { display: 'none !important' },
    'html, body': { blockSize: 'auto !important', overflow: 'visible !important' },
  },
}

/** The story font has no Urdu letters. */
const storyVoice = ({ story, nastaliq }: AppTheme['font']) => ({
  fontFamily: story,
  '&:lang(ur)': { fontFamily: nastaliq },
})

export const manuscriptViewStyles = {
  veil: {
    position: 'fixed' as const,
    inset: 0,
    zIndex: layer.overlay,
    overflowY: 'auto' as const,
    background: color.canvas,
    '@media print': { position: 'static' as const, background: 'none' },
  },
  place: { maxInlineSize: measure.reading, marginInline: 'auto', padding: space.l },
  page: { outline: 'none', '&:focus-visible': focusRing },
  acts: {
    position: 'sticky' as const,
    insetBlockStart: 0,
    display: 'flex',
    gap: space.m,
    paddingBlock: space.m,
    background: color.canvas,
  },
  title: { marginBlock: `${space.l} ${space.s}`, fontSize: size.section },
  count: { marginBlockEnd: space.xl, color: color.textMuted, fontSize: size.label },
  scene: {
    paddingBlock: space.l,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    // Renders parts of long stories only near the viewport.
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${estimate.part}`,
    breakInside: 'avoid-page' as const,
    overflowWrap: 'anywhere' as const,
    '@media print': { contentVisibility: 'visible' as const, color: 'CanvasText' },
  },
  name: { ...storyVoice(font), fontSize: size.lead },
  mark: { color: color.textMuted, fontSize: size.small },
  text: {
    marginBlock: space.s,
    ...storyVoice(font),
    fontSize: size.story,
    lineHeight: 1.7,
    whiteSpace: 'pre-line' as const,
  },
  choices: { paddingInlineStart: space.xl, listStyle: 'decimal', color: color.textSecondary },
}
