import styled from '@emotion/styled'

import { theme } from '../../theme/theme.ts'

export type Voice = keyof Pick<typeof theme.font, 'interface' | 'story' | 'display'>

const TONES = {
  strong: 'text',
  secondary: 'textSecondary',
  muted: 'textMuted',
  accent: 'accent',
  danger: 'dangerText',
} as const

export interface TextProps {
  /** Text size as a token name. Default: inherited. */
  size?: keyof typeof theme.size | undefined
  /** Text color by purpose. Default: inherited. */
  tone?: keyof typeof TONES | undefined
  /** Font: interface, story or display. Default: inherited. */
  voice?: Voice | undefined
  isShort?: boolean
}

/** Text with a size, color and font from the design system. `as` can render another element. */
export const Text = styled('p', {
  shouldForwardProp: (name) => !/^(?:as|size|tone|voice|isShort)$/.test(name),
})<TextProps>(({ size, tone, voice, isShort }) => ({
  ...(size && { fontSize: theme.size[size] }),
  ...(tone && { color: theme.color[TONES[tone]] }),
  ...(voice && { fontFamily: theme.font[voice] }),
  ...(isShort && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
}))
