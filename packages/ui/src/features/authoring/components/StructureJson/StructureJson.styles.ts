import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const structureJsonStyles = {
  place: { display: 'grid', gap: space.s, minInlineSize: 0 },
  editors: { display: 'flex', justifyContent: 'flex-end', gap: space.xs },
  code: { display: 'grid', gap: space.xs, minInlineSize: 0 },
  reset: { justifySelf: 'start' },
}
