import type { AppTheme } from '../../theme/theme.ts'
import type { Voice } from '../Text/Text.styles.ts'
import { theme } from '../../theme/theme.ts'

/** Text size of each heading level. */
export const SIZE_OF_LEVEL = {
  1: 'title',
  2: 'section',
  3: 'card',
  4: 'lead',
  5: 'body',
  6: 'label',
} as const

export interface Look {
  size: keyof AppTheme['size']
  voice: Voice | undefined
}

export const headingStyles = ({ size, voice }: Look) => ({
  fontSize: theme.size[size],
  ...(voice && { fontFamily: theme.font[voice] }),
})
