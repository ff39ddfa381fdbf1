import { theme } from '../../theme/theme.ts'

const { focusRing } = theme

export const scrollRegionStyles = {
  region: { overflow: 'auto', '&:focus-visible': focusRing },
}
