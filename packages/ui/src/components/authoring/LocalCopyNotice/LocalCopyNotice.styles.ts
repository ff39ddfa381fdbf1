import type { Theme } from '@emotion/react'

export const localCopyNoticeStyles = ({ space }: Theme) => ({
  notice: {
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    padding: `${space.sPlus} ${space.l}`,
    // The words keep their line as long as there is one for the button.
    '& > :first-child': { flex: 'none', maxInlineSize: '100%' },
  },
})
