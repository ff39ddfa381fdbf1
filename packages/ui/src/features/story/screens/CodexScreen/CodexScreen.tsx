import type { StoryCodex } from '@kathasagar/api/contract'

import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { CodexEntry } from '../../components/CodexEntry/CodexEntry.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, measure, media, size, space } = theme

const styles = {
  page: {
    display: 'grid',
    gap: space.s,
    paddingBlockEnd: space.huge,
    '& > *': { minInlineSize: 0 },
  },
  back: { marginBlockStart: space.xl, fontSize: size.note },
  title: { fontSize: size.title, overflowWrap: 'anywhere' as const },
  lead: { maxInlineSize: measure.lead, color: color.textSecondary, textWrap: 'balance' as const },
  pages: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.huge,
    [media.from.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from.xxl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  veiled: { gridColumn: '1 / -1', paddingBlock: space.m, color: color.textMuted },
}

export interface CodexScreenProps {
  codex: StoryCodex | null
  error?: string | undefined
  onRetry: () => void
  storyHref: string
}

export function CodexScreen({ codex, error, onRetry, storyHref }: CodexScreenProps) {
  const { memory } = usePlayMessages()
  const { counted } = useFormat()
  const veiled = codex?.veiled ?? 0
  const rest = veiled > 0 ? counted(memory.veiled, veiled) : memory.allOpen

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
      ) : !codex ? (
        <Spinner isPage label={memory.loading} />
      ) : codex.pages.length === 0 ? (
        <EmptyState hint={veiled > 0 ? rest : memory.noCodex} title={memory.noPage} />
      ) : (
        <div css={styles.pages}>
          {codex.pages.map((page) => (
            <CodexEntry key={page.id} lang={codex.language} level={2} page={page} />
          ))}
          <p css={styles.veiled}>{rest}</p>
        </div>
      )}
    </div>
  )
}
