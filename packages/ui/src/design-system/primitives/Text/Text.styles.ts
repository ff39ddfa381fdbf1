import type { AppTheme } from '../../theme/theme.ts'
import { theme } from '../../theme/theme.ts'

export type Voice = keyof Pick<AppTheme['font'], 'interface' | 'story' | 'display'>

export const TEXT_TONES = {
  strong: 'text',
  secondary: 'textSecondary',
  muted: 'textMuted',
  accent: 'accent',
  danger: 'dangerText',
} as const

export interface Look {
  size: keyof AppTheme['size'] | undefined
  tone: keyof typeof TEXT_TONES | undefined
  voice: Voice | undefined
  isShort: boolean
}

export const textStyles = ({ size, tone, voice, isShort }: Look) => ({
  ...(size && { fontSize: theme.size[size] }),
  ...(tone && { color: theme.color[TEXT_TONES[tone]] }),
  ...(voice && { fontFamily: theme.font[voice] }),
  ...(isShort && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' as const }),
})
