import type { ReactNode } from 'react'

import { useMessages } from '../../../messages/useMessages.ts'
import { useUi } from '../../context/uiContext.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { linkStyles as styles } from './Link.styles.ts'

export interface LinkProps {
  /** A path of ours, or a whole address when it leads outside. */
  href: string
  /** Words that tell where it leads, also when read alone. */
  children: ReactNode
  /** Without the colour of a link, for lists of links such as the footer. */
  isQuiet?: boolean
  /** Leads outside: opens a new tab and says so. */
  isExternal?: boolean
  /** Marks where the reader is. */
  'aria-current'?: 'page' | undefined
  /** Styles of the place it stands in, from the `css` prop. */
  className?: string
}

/** Leads somewhere, through the link that the app gave to the provider. */
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
