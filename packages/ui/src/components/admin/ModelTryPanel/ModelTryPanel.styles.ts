import { keyframes } from '@emotion/react'
import { theme } from '../../../theme/theme.ts'

const { color, space, radius, lineWidth, media, size, font, icon, goldDoubleLine, motion } = theme

const glow = keyframes({ from: { opacity: 1 }, to: { opacity: 0.35 } })

const frameStyles = {
  panel: {
    position: 'relative' as const,
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    padding: space.xl,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.l,
    background: color.surface,
    // Where the panel is as wide as the page, what is asked and what is told stand side by side.
    [media.from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.xxl },
    [media.from.xxl]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l },
    [media.below.m]: {
      marginInline: `calc(-1 * ${space.l})`,
      paddingInline: space.l,
      borderInline: 0,
      borderRadius: 0,
    },
  },
  form: { display: 'grid', gap: space.m },
  pair: { display: 'grid', gridTemplateColumns: 'minmax(0, 1.22fr) minmax(0, 1fr)', gap: space.m },
  acts: {
    display: 'flex',
    gap: space.m,
    '& > button': { flex: 1 },
  },
  // Heard and not seen: no line of the grid is its own.
  news: { position: 'absolute' as const },
  outcome: { display: 'grid', gap: space.m, minInlineSize: 0 },
}

const flame = {
  inlineSize: icon.bead,
  blockSize: icon.bead,
  transform: 'rotate(45deg)',
  borderRadius: `${radius.drop} 0 ${radius.drop} ${radius.drop}`,
  background: color.action,
  [theme.media.forcedColors]: { forcedColorAdjust: 'none' as const },
}

const toldStyles = {
  idle: { color: color.textMuted, fontSize: size.label, lineHeight: 1.5 },
  told: {
    paddingBlock: space.mPlus,
    borderBlock: goldDoubleLine,
    overflowWrap: 'anywhere' as const,
  },
  said: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.sPlus,
    marginBlockEnd: space.s,
    color: color.accent,
    fontSize: size.label,
    fontWeight: 600,
    '&::before': {
      content: '""',
      flex: 'none',
      ...flame,
      inlineSize: icon.dot,
      blockSize: icon.dot,
    },
  },
  text: {
    minBlockSize: '1.65em',
    color: color.text,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.65,
    whiteSpace: 'pre-line' as const,
  },
  caret: {
    ...flame,
    display: 'inline-block',
    marginInlineStart: space.s,
    animation: `${glow} ${motion.slow} ${motion.ease} infinite alternate`,
  },
  stopped: { marginBlockStart: space.s, color: color.textMuted, fontSize: size.label },
}

const measureStyles = {
  measures: {
    margin: 0,
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space.m,
      paddingBlock: `${space.s} ${space.xsPlus}`,
      borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
      fontSize: size.note,
    },
    '& > div:last-of-type': { borderBlockEnd: 0 },
    '& dt': { color: color.textSecondary },
    '& dd': {
      margin: 0,
      color: color.text,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'end' as const,
      overflowWrap: 'anywhere' as const,
    },
    '& dd > small': {
      marginInlineEnd: space.s,
      color: color.textMuted,
      fontSize: size.small,
      fontWeight: 400,
    },
  },
  first: {
    '&&': {
      alignItems: 'baseline',
      marginInline: `calc(-1 * ${space.m})`,
      marginBlockEnd: space.xs,
      padding: `${space.m} ${space.m} ${space.s}`,
      borderBlockEnd: 0,
      borderRadius: radius.m,
      background: color.neutralSurface,
      '& > dd': {
        color: color.accent,
        fontFamily: font.display,
        fontSize: size.subsection,
        fontWeight: 400,
        lineHeight: 1,
      },
    },
  },
}

export const modelTryPanelStyles = {
  ...frameStyles,
  ...toldStyles,
  ...measureStyles,
}
