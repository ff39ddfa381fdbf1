import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { AppTheme } from '../../theme/theme.ts'
import type { Voice } from '../Text/Text.tsx'
import { theme } from '../../theme/theme.ts'

const SIZE_OF_LEVEL = {
  1: 'title',
  2: 'section',
  3: 'card',
  4: 'lead',
  5: 'body',
  6: 'label',
} as const

interface Look {
  size: keyof AppTheme['size']
  voice: Voice | undefined
}

const headingStyles = ({ size, voice }: Look) => ({
  fontSize: theme.size[size],
  ...(voice && { fontFamily: theme.font[voice] }),
})

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  children?: ReactNode
  level: keyof typeof SIZE_OF_LEVEL
  size?: Look['size']
  voice?: NonNullable<Look['voice']>
}

export function Heading({ level, size = SIZE_OF_LEVEL[level], voice, ...native }: HeadingProps) {
  const Element = `h${level}` as const

  return <Element {...native} css={headingStyles({ size, voice })} />
}
