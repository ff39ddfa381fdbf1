import { countBadge } from '../MemoryButton/MemoryButton.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, media, space, reading } = theme

export const readingSettingsStyles = {
  button: {
    position: 'relative' as const,
    borderColor: 'transparent',
    '&[data-count]::after': {
      content: 'attr(data-count)',
      position: 'absolute' as const,
      insetInlineEnd: `calc(-1 * ${space.xs})`,
      insetBlockStart: `calc(-1 * ${space.xs})`,
      ...countBadge,
    },
  },
  panel: {
    display: 'grid',
    gap: space.m,
    inlineSize: `min(${theme.popup.settings}, ${theme.screen.inline} - ${space.xxlPlus} - ${space.hair})`,
    padding: space.s,
  },
  sample: {
    padding: `${space.m} ${space.l}`,
    border: `${theme.lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.readingGround,
    color: color.text,
    fontFamily: reading.face,
    fontSize: reading.size,
    lineHeight: reading.leading,
    textAlign: 'center' as const,
    '& > span': { display: 'block', paddingBlockEnd: space.s, borderBlockEnd: reading.underline },
  },
  label: { color: color.textSecondary, fontSize: theme.size.label, fontWeight: 600 },
  pills: { '& > span': { fontWeight: 600 } },
  swatch: {
    inlineSize: theme.icon.s,
    blockSize: theme.icon.s,
    marginBlockStart: `calc(-1 * ${space.hair})`,
    border: `${theme.lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    background: `linear-gradient(135deg, ${color.canvas} 50%, ${color.text} 50%)`,
  },
  // Hidden on a phone, where the text always has the full width.
  widths: { [media.below.l]: { display: 'none' } },
  // Hidden on larger screens, where the top bar contains both lists of models.
  models: { [media.from.m]: { display: 'none' } },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
}
