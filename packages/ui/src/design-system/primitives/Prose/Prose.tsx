import { lazyPart } from '../../lazy/lazyPart.tsx'
import { plainParagraphs } from './plainParagraphs.ts'
import { proseStyles as styles } from './Prose.styles.ts'

export interface ProseProps {
  /** Markdown by an author. HTML in it is shown as text, and images are removed. */
  source: string
  /** BCP 47 tag of the text, if it differs from the interface. */
  lang?: string | undefined
  /** Allows only paragraphs, emphasis and links. Other elements become text. Default: false. */
  isBrief?: boolean
}

// Most texts need no Markdown parser, so it loads only if a text contains other syntax.
const Markdown = lazyPart(async () => (await import('./Markdown.tsx')).Markdown, {
  Waiting: Plain,
  Instead: Plain,
})

/** Text by an author. It is plain text while the Markdown parser loads. */
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
