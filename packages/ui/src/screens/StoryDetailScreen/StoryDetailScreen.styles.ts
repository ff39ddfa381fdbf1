import type { Theme } from '@emotion/react'

export const storyDetailScreenStyles = ({
  color,
  space,
  font,
  size,
  goldDoubleLine,
  media,
}: Theme) => ({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    alignItems: 'start',
    marginBlockStart: space.huge,
    [media.from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: space.giant },
  },
  facts: { marginBlockEnd: '28px' },
  panel: { [media.from.xl]: { position: 'sticky' as const, insetBlockStart: space.xl } },
  tagline: {
    maxInlineSize: '32em',
    marginBlockStart: '28px',
    color: color.accent,
    font: `italic 400 ${size.lead}/1.6 ${font.story}`,
  },
  heading: { margin: '40px 0 16px', fontSize: size.heading, lineHeight: 1.2 },
  prompt: {
    maxInlineSize: '64ch',
    padding: '4px 0',
    paddingInlineStart: space.xl,
    borderInlineStart: goldDoubleLine,
    color: color.textSecondary,
    fontSize: size.story,
  },
  missing: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.l,
    minBlockSize: '50vh',
    textAlign: 'center' as const,
    '& > svg': { inlineSize: '64px', blockSize: '64px', color: color.accent },
    '& > h1': { fontSize: size.title },
  },
})
