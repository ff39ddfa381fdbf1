import { lazyPart } from '../../../lazy/lazyPart.tsx'
import { useTheme } from '../../../theme/useTheme.ts'
import { proseStyles } from './Prose.styles.ts'

export interface ProseProps {
  /** Markdown as an author wrote it. HTML in it stays text, and pictures are left out. */
  source: string
  /** BCP 47 tag of the words, when they are not in the interface's language. */
  lang?: string | undefined
  /** Paragraphs, stress and links alone, for a few words of a person's: of all else the words stay. */
  isBrief?: boolean
}

// Most pages show no Markdown, so its reader is fetched by those that do.
const Markdown = lazyPart(async () => (await import('./Markdown.tsx')).Markdown, {
  Waiting: Plain,
  Instead: Plain,
})

/** An author's text in the book face; plain until the Markdown reader is here. */
export function Prose({ source, lang, isBrief = false }: ProseProps) {
  const styles = proseStyles(useTheme())

  return (
    <div css={styles.prose} lang={lang}>
      <Markdown isBrief={isBrief} source={source} />
    </div>
  )
}

function Plain({ source }: Pick<ProseProps, 'source'>) {
  return <p css={proseStyles(useTheme()).plain}>{source}</p>
}
