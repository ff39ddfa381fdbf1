import type { AdminProvider, ProviderState as State } from '@kathasagar/api/contract'
import { useState } from 'react'

import { HealthIndicator } from '../../components/HealthIndicator/HealthIndicator.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import type { TableColumn } from '../../../../design-system/primitives/Table/tableColumn.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { PROVIDER_KIND_NAMES } from '../../../../design-system/format/providerKindNames.ts'
import { useMeasures } from '../../../../design-system/format/useMeasures.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { adminModelsScreenStyles as styles } from './AdminModelsScreen.styles.ts'
import { RowTest } from './RowTest.tsx'

export interface ProviderTableProps {
  items: readonly AdminProvider[]
  onProviderEdit: (provider: AdminProvider) => void
  onRemove: (provider: AdminProvider) => void
  onCheck: (provider: AdminProvider) => Promise<string>
}

export function ProviderTable({ items, ...acts }: ProviderTableProps) {
  const { providers: messages } = useAdminMessages().models
  const { columns } = messages
  const table: TableColumn<AdminProvider>[] = [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      card: 'start',
      cell: ({ name, kind, allow_private_network }) => (
        <span css={styles.two}>
          <b dir="auto">{name}</b>
          <small>
            <span lang="en">{PROVIDER_KIND_NAMES[kind]}</span>
            {allow_private_network && `, ${messages.inside}`}
          </small>
        </span>
      ),
    },
    {
      id: 'address',
      header: columns.address,
      card: 'start',
      cell: ({ base_url }) =>
        base_url === null ? (
          <span css={styles.quiet}>{messages.ownAddress}</span>
        ) : (
          <code css={styles.address} dir="ltr">
            {base_url}
          </code>
        ),
    },
    { id: 'key', header: columns.key, card: 'start', cell: (it) => <Key provider={it} /> },
    { id: 'state', header: columns.state, card: 'line', cell: (it) => <LastState {...it} /> },
    {
      id: 'acts',
      header: columns.acts,
      isHeaderHidden: true,
      card: 'line',
      cell: (provider) => <Acts {...acts} provider={provider} />,
    },
  ]

  return (
    <Table
      columns={table}
      empty={
        <EmptyState
          action={
            <ol css={styles.steps}>
              <li>{messages.steps.ollama}</li>
              <li>{messages.steps.add}</li>
              <li>{messages.steps.bind}</li>
            </ol>
          }
          hint={messages.noneHint}
          title={messages.none}
        />
      }
      items={items}
      label={messages.table}
      rowKey={({ id }) => id}
    />
  )
}

function Key({ provider: { has_key, key_ends_in, is_read_only } }: { provider: AdminProvider }) {
  const { providers: messages } = useAdminMessages().models
  const kept = key_ends_in ? fill(messages.keyKept, { end: key_ends_in }) : messages.keyKeptWhole

  if (!has_key) return messages.keyNone
  return is_read_only ? messages.keyInFile : kept
}

/** Response time above which a provider counts as slow, in milliseconds. */
const SLOW_MS = 2000

function LastState({ state }: { state: State | null }) {
  const { seconds, hour } = useMeasures()
  const { providers: messages, faults, faultAdvice } = useAdminMessages().models
  const [now] = useState(() => new Date())

  if (state === null) return <HealthIndicator tone="unknown">{messages.notAsked}</HealthIndicator>
  const { fault, answered_in_ms, asked_at } = state
  if (fault !== null) {
    return (
      <span css={styles.two}>
        <HealthIndicator tone="down">
          {fill(messages.fault, { fault: faults[fault], hour: hour(asked_at, now) })}
        </HealthIndicator>
        <small>{faultAdvice[fault]}</small>
      </span>
    )
  }
  const ms = answered_in_ms ?? 0
  const isSlow = ms > SLOW_MS
  return (
    <HealthIndicator tone={isSlow ? 'slow' : 'ok'}>
      {fill(isSlow ? messages.slow : messages.answers, { seconds: seconds(ms) })}
    </HealthIndicator>
  )
}

type ActsProps = Omit<ProviderTableProps, 'items'> & { provider: AdminProvider }

/** Buttons for a provider. A provider from the configuration file can only be tested. */
function Acts({ provider, onCheck, onProviderEdit, onRemove }: ActsProps) {
  const { providers: messages, testing } = useAdminMessages().models
  const { name } = provider

  return (
    <div css={styles.acts}>
      <RowTest
        busyLabel={testing}
        label={messages.test}
        name={fill(messages.testOf, { name })}
        onTest={() => onCheck(provider)}
      />
      {!provider.is_read_only && (
        <>
          <IconButton
            icon="pencil"
            label={fill(messages.edit, { name })}
            onPress={() => onProviderEdit(provider)}
          />
          <IconButton
            icon="trash"
            label={fill(messages.remove, { name })}
            onPress={() => onRemove(provider)}
          />
        </>
      )}
    </div>
  )
}
