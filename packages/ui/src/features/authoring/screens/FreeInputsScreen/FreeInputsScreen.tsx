import type { FreeInput, FreeInputs } from '@kathasagar/api/contract'
import type { FreeInputsShown } from '@kathasagar/api/contract/vocabulary'

import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { StoryPageHead } from '../../components/StoryPageHead/StoryPageHead.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'

const { measure, space } = theme

const styles = {
  page: {
    display: 'grid',
    gap: space.s,
    maxInlineSize: measure.sheet,
    '& > *': { minInlineSize: 0 },
  },
  pages: { justifyContent: 'center', paddingBlock: space.l },
}

export interface FreeInputsView {
  show: FreeInputsShown
  /** Page number, 1-based. */
  page: number
}

export interface FreeInputsScreenProps {
  title: string
  lang?: string | undefined
  inputs: FreeInputs | null
  error?: string | undefined
  onRetry: () => void
  view: FreeInputsView
  onViewChange: (view: FreeInputsView) => void
  backHref: string
  sceneHref: (node: string) => string
}

export function FreeInputsScreen(props: FreeInputsScreenProps) {
  const { title, lang, inputs, error, onRetry, view, onViewChange, backHref } = props
  const { tries: messages } = useAuthoringMessages().authoring
  const { count, date } = useFormat()
  const { items = [], page = 1, total_pages = 1 } = inputs ?? {}
  const since = inputs && fill(messages.since, { date: date(inputs.since) })

  return (
    <div css={styles.page}>
      <StoryPageHead {...{ title, lang, backHref, messages }} />
      <Checkbox
        isSelected={view.show === 'not_understood'}
        onChange={(isOn) => onViewChange({ show: isOn ? 'not_understood' : 'all', page: 1 })}
      >
        {messages.onlyNot}
      </Checkbox>
      {error !== undefined ? (
        <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
      ) : since === null ? (
        <Spinner isPage label={messages.loading} />
      ) : items.length === 0 && total_pages === 1 ? (
        <EmptyState hint={since} title={messages.none[view.show]} />
      ) : (
        <>
          <Table
            columns={[
              {
                id: 'words',
                header: messages.columns.words,
                isRowHeader: true,
                cell: ({ words }: FreeInput) => (
                  <span dir="auto" lang={lang}>
                    {words}
                  </span>
                ),
              },
              {
                id: 'scene',
                header: messages.columns.scene,
                card: 'named',
                cell: (input) => (
                  <Link href={props.sceneHref(input.node)}>
                    <bdi>{input.title}</bdi>
                  </Link>
                ),
              },
              {
                id: 'players',
                header: messages.columns.players,
                card: 'named',
                cell: ({ players }) => count(players),
              },
              {
                id: 'understood',
                header: messages.columns.understood,
                card: 'named',
                cell: ({ answered_by }) => messages.answeredBy[answered_by ?? 'none'],
              },
            ]}
            items={items}
            label={messages.title}
            rowKey={({ node, words }) => `${node}\n${words}`}
          />
          <Text size="small" tone="muted">
            {since}
          </Text>
          {total_pages > 1 && (
            <Cluster aria-label={messages.pages} as="nav" css={styles.pages} gap="l">
              <Button
                icon="chevronLeft"
                isDisabled={page <= 1}
                onPress={() => onViewChange({ ...view, page: page - 1 })}
              >
                {messages.previous}
              </Button>
              <span>
                {page} / {total_pages}
              </span>
              <Button
                isDisabled={page >= total_pages}
                onPress={() => onViewChange({ ...view, page: page + 1 })}
              >
                {messages.next}
              </Button>
            </Cluster>
          )}
        </>
      )}
    </div>
  )
}
