import { theme } from '../../theme/theme.ts'

const { focusRing } = theme

export const doneNoticeStyles = {
  notice: {
    '&:focus-visible': focusRing,
    // Empty it stays in the page, for only what was there is told when it changes; without a place.
    '&:empty': { position: 'absolute' as const, padding: 0, border: 0 },
  },
}
