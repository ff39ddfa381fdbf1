import { lazy, Suspense } from 'react'

import { useTheme } from '../../../theme/useTheme.ts'
import { proseStyles } from './Prose.styles.ts'

export interface ProseProps {
  /** Markdown as an author wrote it. HTML in it stays text, and pictures are left out. */
  source: string
  /** BCP 47 tag of the words, when they are not in the interface's language. */
  lang?: string | undefined
}

// Most pages show no Markdown, so its reader is fetched by those that do.
const Markdown = lazy(() => import('./Markdown.tsx'))

/** An author's text in the book face; plain until the Markdown reader is here. */
export function Prose({ source, lang }: ProseProps) {
  const styles = proseStyles(useTheme())

  return (
    <div css={styles.prose} lang={lang}>
      <Suspense fallback={<p css={styles.plain}>{source}</p>}>
        <Markdown source={source} />
      </Suspense>
    </div>
  )
}
