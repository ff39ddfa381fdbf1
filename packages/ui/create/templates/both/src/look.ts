import { createTheme } from '@kathasagar/ui/theme'

/** The look of this app: up to six colours, and what could not be read is moved until it can. */
export const look = createTheme({ name: 'tea', brand: '#0F766E', action: '#FDE68A' })
