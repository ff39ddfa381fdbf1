import type { Theme } from '@emotion/react'

export const sceneImageStyles = ({ color, space, size, font, frame, motion, screen }: Theme) => ({
  figure: { marginBlock: space.xs },
  // A lattice, until the picture hangs before it.
  frame: {
    ...frame,
    padding: space.m,
    background: `var(--ui-jali) content-box, ${color.canvas}`,
  },
  image: {
    inlineSize: '100%',
    aspectRatio: '16/9',
    // On a low screen there is room for words below it.
    maxBlockSize: `calc(0.38 * ${screen.block})`,
    objectFit: 'cover' as const,
    background: color.surface,
    clipPath: 'inset(0)',
    transition: `clip-path ${motion.slow} ${motion.ease}`,
  },
  // Rolled up until it has arrived, then unrolled from its middle like a painted scroll.
  pending: { clipPath: 'inset(0 50%)' },
  fallback: {
    display: 'grid',
    alignContent: 'center',
    gap: space.s,
    aspectRatio: '16/9',
    padding: space.xl,
    background: color.surface,
    color: color.textSecondary,
    fontFamily: font.story,
    fontStyle: 'italic',
    textAlign: 'center' as const,
    overflow: 'auto',
  },
  failed: {
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.label,
    fontStyle: 'normal',
    fontWeight: 400,
  },
  caption: {
    marginBlockStart: space.s,
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.small,
    textAlign: 'center' as const,
  },
})
