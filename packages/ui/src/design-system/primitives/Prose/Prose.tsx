import { lazyPart } from '../../lazy/lazyPart.tsx'
import { plainParagraphs } from './plainParagraphs.ts'
import { proseStyles as styles } from './Prose.styles.ts'

export interface ProseProps {
  /** Markdown as an author wrote it. HTML in it stays text, and pictures are left out. */
  source: string
  /** BCP 47 tag of the words, when they are not in the interface's language. */
  lang?: string | undefined
  /** Paragraphs, stress and links alone, for a few words of a person's: of all else the words stay. */
  isBrief?: boolean
}

// Most texts are paragraphs and a little emphasis, so Markdown's reader is fetched by those that are more.
const Markdown = lazyPart(async () => (await import('./Markdown.tsx')).Markdown, {
  Waiting: Plain,
  Instead: Plain,
})

/** An author's text in the book face; where it takes the Markdown reader, plain until that is here. */
export function Prose({ source, lang, isBrief = false }: ProseProps) {
  const paragraphs = plainParagraphs(source)

  return (
    <div css={styles.prose} lang={lang}>
      {paragraphs ? (
        paragraphs.map((runs, at) => (
          <p key={at}>
            {runs.map(({ words, isEmphasised }, at) =>
              isEmphasised ? <em key={at}>{words}</em> : words,
            )}
          </p>
        ))
      ) : (
        <Markdown isBrief={isBrief} source={source} />
      )}
    </div>
  )
}

function Plain({ source }: Pick<ProseProps, 'source'>) {
  return <p css={styles.plain}>{source}</p>
}
