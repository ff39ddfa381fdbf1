import ReactMarkdown from 'react-markdown'
import type { Components } from 'react-markdown'

import { Link } from '../Link/Link.tsx'

export interface MarkdownProps {
  source: string
  /** Allows only paragraphs, emphasis and links. Default: false. */
  isBrief?: boolean
}

const HERE = 'https://here.invalid'

const isOutside = (href: string) =>
  /^https?:/i.test(href) ||
  (URL.canParse(href, HERE) &&
    /^https?:/.test(new URL(href, HERE).protocol) &&
    new URL(href, HERE).origin !== HERE)

const components: Components = {
  a: ({ href = '', children }) =>
    // The sanitizer replaces a URL with a forbidden scheme by a blank string.
    href === '' ? (
      <>{children}</>
    ) : (
      <Link href={href} isExternal={isOutside(href)}>
        {children}
      </Link>
    ),
  // Renders an `h2`, because the page already has an `h1`.
  h1: ({ children }) => <h2>{children}</h2>,
}

const BRIEF = ['p', 'a', 'em', 'strong', 'br']

export function Markdown({ source, isBrief = false }: MarkdownProps) {
  return (
    <ReactMarkdown
      components={components}
      unwrapDisallowed={isBrief}
      {...(isBrief ? { allowedElements: BRIEF } : { disallowedElements: ['img'] })}
    >
      {source}
    </ReactMarkdown>
  )
}
