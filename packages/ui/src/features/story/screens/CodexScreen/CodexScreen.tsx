import type { StoryCodex } from '@kathasagar/api/contract'

import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { CodexEntry } from '../../components/CodexEntry/CodexEntry.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { codexScreenStyles as styles } from './CodexScreen.styles.ts'

export interface CodexScreenProps {
  codex: StoryCodex | null
  error?: string | undefined
  onRetry: () => void
  storyHref: string
}

export function CodexScreen({ codex, error, onRetry, storyHref }: CodexScreenProps) {
  const { memory } = usePlayMessages()

  return (
    <div css={styles.page}>
      <p css={styles.back}>
        <Link href={storyHref}>{memory.toStory}</Link>
      </p>
      <h1 css={styles.title} dir="auto">
        {codex ? fill(memory.codexOf, { title: codex.title }) : memory.codex}
      </h1>
      <p css={styles.lead}>{memory.codexLead}</p>
      {error !== undefined ? (
        <ErrorState message={error} onRetry={onRetry} title={memory.codexFailed} />
      ) : codex ? (
        <Pages codex={codex} />
      ) : (
        <Spinner isPage label={memory.loading} />
      )}
    </div>
  )
}

function Pages({ codex: { pages, veiled, language } }: { codex: StoryCodex }) {
  const { memory } = usePlayMessages()
  const { counted } = useFormat()
  const rest = veiled > 0 ? counted(memory.veiled, veiled) : memory.allOpen

  if (pages.length === 0) {
    return <EmptyState hint={veiled > 0 ? rest : memory.noCodex} title={memory.noPage} />
  }
  return (
    <div css={styles.pages}>
      {pages.map((page) => (
        <CodexEntry key={page.id} lang={language} level={2} page={page} />
      ))}
      <p css={styles.veiled}>{rest}</p>
    </div>
  )
}
