import { theme } from '../../theme/theme.ts'

const { focusRing } = theme

export const doneNoticeStyles = {
  notice: {
    '&:focus-visible': focusRing,
    // The empty region stays mounted, because only changes of a live region are announced.
    '&:empty': { position: 'absolute' as const, padding: 0, border: 0 },
  },
}
