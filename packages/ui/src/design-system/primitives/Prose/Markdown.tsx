import ReactMarkdown from 'react-markdown'
import type { Components } from 'react-markdown'

import { Link } from '../Link/Link.tsx'

export interface MarkdownProps {
  /** Markdown, as the author wrote it; HTML in it stays text. */
  source: string
  /** Paragraphs, stress and links alone. */
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
    // The reader's filter empties an address with a scheme it does not allow.
    href === '' ? (
      <>{children}</>
    ) : (
      <Link href={href} isExternal={isOutside(href)}>
        {children}
      </Link>
    ),
  // The page has its one h1 already.
  h1: ({ children }) => <h2>{children}</h2>,
}

const BRIEF = ['p', 'a', 'em', 'strong', 'br']

/** Markdown as elements. */
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
