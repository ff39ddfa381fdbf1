import { lazyPart } from '../../lazy/lazyPart.tsx'
import { plainParagraphs } from './plainParagraphs.ts'
import { proseStyles as styles } from './Prose.styles.ts'

export interface ProseProps {
  /** Markdown written by an author. Shows HTML as text and removes images. */
  source: string
  /** BCP 47 tag of the text, if it differs from the interface. */
  lang?: string | undefined
  /** Allows only paragraphs, emphasis and links. Other elements become text. Default: false. */
  isBrief?: boolean
}

// Loads the Markdown parser only for texts with other syntax, because few have it.
const Markdown = lazyPart(async () => (await import('./Markdown.tsx')).Markdown, {
  Waiting: Plain,
  Instead: Plain,
})

/** Text by an author. Shows plain text while the Markdown parser loads. */
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
