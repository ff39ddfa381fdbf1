import type { Theme } from '@emotion/react'

export const headerStyles = ({
  color,
  space,
  radius,
  measure,
  doubleLine,
  focusRing,
  media,
}: Theme) => ({
  header: { borderBlockEnd: doubleLine, background: color.canvas },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    inlineSize: `min(${measure.page}, 100% - 32px)`,
    blockSize: '64px',
    marginInline: 'auto',
    [media.from.m]: {
      gap: space.l,
      inlineSize: `min(${measure.page}, 100% - 48px)`,
      blockSize: '76px',
    },
    [media.from.xl]: { gap: space.xxl },
  },
  search: {
    display: 'none',
    [media.from.m]: { display: 'block', flex: 1, maxInlineSize: '400px' },
  },
  nav: {
    display: 'none',
    [media.from.xl]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xl,
      marginInlineStart: 'auto',
    },
  },
  links: { display: 'flex', alignItems: 'center', gap: space.xl },
  link: {
    paddingBlockStart: '2px',
    borderRadius: '2px',
    color: color.textSecondary,
    '&:hover': { color: color.text },
    '&:focus-visible': focusRing,
    '&[aria-current="page"]': { color: color.text, boxShadow: `0 2px 0 ${color.accent}` },
  },
  menu: {
    display: 'flex',
    gap: space.s,
    marginInlineStart: 'auto',
    [media.from.xl]: { display: 'none' },
  },
  searchButton: {
    borderColor: 'transparent',
    borderRadius: radius.full,
    [media.from.m]: { display: 'none' },
  },
})
