import { createTheme } from '@kathasagar/ui/theme'

/** Theme that is derived from up to six colors. `createTheme` increases low contrast. */
export const look = createTheme({ name: 'tea', brand: '#0F766E', action: '#FDE68A' })
