import { lazyPart } from '../../lazy/lazyPart.tsx'
import { plainParagraphs } from './plainParagraphs.ts'
import { theme } from '../../theme/theme.ts'

const { color, space, radius, font, size, measure, goldDoubleLine, art } = theme

const styles = {
  prose: {
    maxInlineSize: measure.prose,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.7,
    overflowWrap: 'anywhere' as const,
    '&:lang(hi), &:lang(mr)': { fontSize: size.slide, lineHeight: 1.85 },
    '& > * + *': { marginBlockStart: '1em' },
    '& :is(h2, h3, h4)': { marginBlockStart: '1.6em', lineHeight: 1.2 },
    '& h2': { fontSize: size.heading },
    '& h3': { fontSize: size.card },
    '& h4': { fontSize: size.story, fontFamily: font.story },
    '& ul, & ol': { paddingInlineStart: space.xl, listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    // Strong text has another color, because the font has no bold style.
    '& strong': { color: color.accent, fontWeight: 400 },
    '& blockquote': {
      paddingInlineStart: space.xl,
      borderInlineStart: goldDoubleLine,
      color: color.textSecondary,
    },
    '& code': {
      padding: `${space.hair} ${space.xsPlus}`,
      borderRadius: radius.s,
      background: color.sunken,
    },
    // Wraps long lines, so that the block does not scroll horizontally.
    '& pre': { padding: space.l, background: color.sunken, whiteSpace: 'pre-wrap' as const },
    '& pre code': { padding: 0, fontSize: size.label, lineHeight: 1.5 },
    '& hr': { border: 0, borderBlockStart: goldDoubleLine, inlineSize: art.l },
  },
  plain: { whiteSpace: 'pre-line' as const },
}

export interface ProseProps {
  /** Markdown text by an author. HTML is shown as text, and images are removed. */
  source: string
  /** Language of the text as a BCP 47 tag. Default: the interface language. */
  lang?: string | undefined
  /** Allows only paragraphs, emphasis and links. Other syntax is shown as text. Default: false. */
  isBrief?: boolean
}

// Loads the Markdown parser on demand, because most texts contain only emphasis.
const Markdown = lazyPart(async () => (await import('./Markdown.tsx')).Markdown, {
  Waiting: Plain,
  Instead: Plain,
})

/** Text by an author. Plain text is shown until the Markdown parser has loaded. */
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
