import { Prose } from '../../primitives/Prose/Prose.tsx'
import { commentListStyles as styles } from './CommentList.styles.ts'

export interface SaidWordsProps {
  /** Markdown as a reader wrote it. */
  words: string
  /** Handles that lead to an author. */
  mentions: readonly string[]
  /** Address of an author's page. */
  authorHref: (handle: string) => string
}

const MENTION = /(?<![\w@[/])@(\w{3,30})(?!\w)/gu

/** What a reader said: its Markdown, with the authors that it names as links. */
export function SaidWords({ words, mentions, authorHref }: SaidWordsProps) {
  const source = words.replace(MENTION, (named, name: string) =>
    mentions.includes(name.toLowerCase()) ? `[${named}](${authorHref(name.toLowerCase())})` : named,
  )

  return (
    <div css={styles.words} dir="auto">
      <Prose isBrief source={source} />
    </div>
  )
}
