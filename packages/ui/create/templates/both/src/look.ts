import { createTheme } from '@kathasagar/ui/theme'

/** Theme from up to six colours. `createTheme` adjusts low contrasts. */
export const look = createTheme({ name: 'tea', brand: '#0F766E', action: '#FDE68A' })
