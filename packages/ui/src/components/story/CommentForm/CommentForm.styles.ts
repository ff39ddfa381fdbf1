import { theme } from '../../../theme/theme.ts'

const { space } = theme

export const commentFormStyles = {
  form: { display: 'grid', gap: space.m, marginBlock: space.m, minInlineSize: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
  },
  end: { display: 'flex', alignItems: 'center', gap: space.s, marginInlineStart: 'auto' },
}
