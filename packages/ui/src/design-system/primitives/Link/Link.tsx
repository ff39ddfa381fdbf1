import type { ReactNode } from 'react'

import { useMessages } from '../../../messages/useMessages.ts'
import { useUi } from '../../context/uiContext.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { linkStyles as styles } from './Link.styles.ts'

export interface LinkProps {
  /** Path, or a complete URL if the link is external. */
  href: string
  /** Text of the link. It must be clear without context. */
  children: ReactNode
  isQuiet?: boolean
  /** Opens a new tab, and announces this to screen readers. Default: false. */
  isExternal?: boolean
  'aria-current'?: 'page' | undefined
  className?: string
}

export function Link({ href, children, isQuiet = false, isExternal = false, ...rest }: LinkProps) {
  const { linkComponent: Anchor } = useUi()
  const messages = useMessages()
  const look = [styles.link, isQuiet && styles.quiet]

  if (isExternal) {
    return (
      <a {...rest} css={look} href={href} rel="noopener noreferrer" target="_blank">
        {children}
        <VisuallyHidden> ({messages.primitives.externalLink})</VisuallyHidden>
      </a>
    )
  }
  return (
    <Anchor {...rest} css={look} href={href}>
      {children}
    </Anchor>
  )
}
