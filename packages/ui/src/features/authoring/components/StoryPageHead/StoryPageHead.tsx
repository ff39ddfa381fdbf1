import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, measure, size, space } = theme

const styles = {
  back: { marginBlockStart: space.xl, fontSize: size.note },
  title: {
    fontSize: size.title,
    overflowWrap: 'anywhere' as const,
    '&:focus': { outline: 'none' },
  },
  lead: { maxInlineSize: measure.lead, color: color.textSecondary },
}

export interface StoryPageHeadProps {
  /** Title of the story. Blank while loading. */
  title: string
  lang: string | undefined
  backHref: string
  messages: Readonly<Record<'back' | 'title' | 'lead', string>>
}

/** Heading of a page about a story. */
export function StoryPageHead({ title, lang, backHref, messages }: StoryPageHeadProps) {
  return (
    <>
      <p css={styles.back}>
        <Link href={backHref}>{messages.back}</Link>
      </p>
      <h1 css={styles.title} dir="auto" lang={title ? lang : undefined} tabIndex={-1}>
        {title || messages.title}
      </h1>
      <Heading level={2} size="heading">
        {messages.title}
      </Heading>
      <p css={styles.lead}>{messages.lead}</p>
    </>
  )
}
