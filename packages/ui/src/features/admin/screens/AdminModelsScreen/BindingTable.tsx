import type {
  AdminModels,
  AdminProvider,
  BoundModel,
  ModelBinding,
  ModelList,
  ModelUse,
} from '@kathasagar/api/contract'

import { taskOf, useModelNames } from '../../components/BindingDialog/modelNames.ts'
import { HealthIndicator } from '../../components/HealthIndicator/HealthIndicator.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMeasures } from '../../../../design-system/format/useMeasures.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { adminModelsScreenStyles as styles } from './AdminModelsScreen.styles.ts'
import { RowTest, useCost } from './RowTest.tsx'

export interface BindingTableProps {
  setup: Pick<AdminModels, 'providers' | 'bindings' | 'today'>
  models: ModelList
  onBindingEdit: (binding: ModelBinding) => void
  /** Narrates a test scene. Resolves with a message about the result. */
  onTry: (binding: ModelBinding) => Promise<string>
}

export function BindingTable({ setup, models, onBindingEdit, onTry }: BindingTableProps) {
  const { bindings: messages, testing } = useAdminMessages().models
  const { columns } = messages
  const cost = useCost()
  const readName = useModelNames(models)

  return (
    <Table<ModelBinding>
      columns={[
        {
          id: 'name',
          header: columns.name,
          isRowHeader: true,
          card: 'start',
          cell: ({ model_key }) => (
            <span css={styles.two}>
              <b>{readName(model_key).name}</b>
              <small>{readName(model_key).note}</small>
            </span>
          ),
        },
        {
          id: 'bound',
          header: columns.bound,
          cell: (binding) => <Bound binding={binding} providers={setup.providers} />,
        },
        { id: 'price', header: columns.price, cell: (it) => <Price binding={it} /> },
        {
          id: 'next',
          header: columns.next,
          card: 'named',
          cell: (binding) => <Chain binding={binding} providers={setup.providers} />,
        },
        {
          id: 'today',
          header: columns.today,
          isFigure: true,
          card: 'corner',
          cell: ({ model_key, bound }) => (
            <Today
              isBound={bound !== null}
              use={setup.today.find((use) => use.model_key === model_key)}
            />
          ),
        },
        {
          id: 'acts',
          header: columns.acts,
          isHeaderHidden: true,
          card: 'line',
          cell: (binding) => {
            const { name } = readName(binding.model_key)
            return (
              <div css={styles.acts}>
                {taskOf(binding.model_key) === 'tellers' && (
                  <RowTest
                    busyLabel={testing}
                    label={messages.test}
                    name={fill(messages.testOf, { name })}
                    onTest={() => onTry(binding)}
                  />
                )}
                {!binding.is_read_only && (
                  <IconButton
                    icon="pencil"
                    label={fill(messages.edit, { name })}
                    onPress={() => onBindingEdit(binding)}
                  />
                )}
              </div>
            )
          },
        },
      ]}
      foot={{ label: messages.sum, value: cost(setup.today) }}
      groupOf={({ model_key }) => messages.groups[taskOf(model_key)]}
      items={setup.bindings}
      label={messages.table}
      rowKey={({ model_key }) => model_key}
    />
  )
}

interface BindingProps {
  binding: ModelBinding
  providers: readonly AdminProvider[]
}

/** Returns true if the provider was deleted or failed its last test. */
function isSilent(providers: readonly AdminProvider[], { provider_id }: BoundModel): boolean {
  const provider = providers.find(({ id }) => id === provider_id)
  return !provider || (provider.state !== null && provider.state.fault !== null)
}

function Bound({ binding: { bound, is_read_only, learned }, providers }: BindingProps) {
  const { bindings: messages, faults } = useAdminMessages().models
  if (!bound) return <span css={styles.quiet}>{messages.builtIn}</span>
  const provider = providers.find(({ id }) => id === bound.provider_id)
  const name = provider?.name ?? messages.gone
  const fault = provider?.state?.fault
  const where = is_read_only ? fill(messages.inFile, { provider: name }) : name

  return (
    <span css={styles.two}>
      <b dir="ltr">{bound.model}</b>
      <small>{where}</small>
      {learned && (
        <small>
          {messages.learned} <code dir="ltr">{learned.join(', ')}</code>
        </small>
      )}
      {fault && <HealthIndicator tone="down">{faults[fault]}</HealthIndicator>}
    </span>
  )
}

/** Price of the provider, if an admin has entered it. */
function Price({ binding: { bound, price, model_key } }: { binding: ModelBinding }) {
  const { bindings: messages } = useAdminMessages().models
  const { price: write } = useMeasures()
  if (!bound) return <span css={styles.quiet}>{messages.free}</span>
  if (!price) return <span css={styles.quiet}>{messages.unknown}</span>
  const isPainter = taskOf(model_key) === 'painters'

  return (
    <span css={styles.two}>
      <span>
        {isPainter ? write(price.picture) : `${write(price.input)} / ${write(price.output)}`}
      </span>
      <small>{isPainter ? messages.aPicture : messages.inOut}</small>
    </span>
  )
}

/** Lists the fallbacks in order. Marks the model that is currently used. */
function Chain({ binding: { bound, fallbacks }, providers }: BindingProps) {
  const { bindings: messages } = useAdminMessages().models
  if (!bound) return <span css={styles.quiet}>{messages.noneNeeded}</span>
  const chain = [bound, ...fallbacks, null]
  const answering = chain.findIndex((link) => link === null || !isSilent(providers, link))

  return (
    <ol css={styles.chain}>
      {chain.slice(1).map((link, at) => {
        const name = link?.model ?? messages.builtIn
        return (
          <li key={`${at} ${name}`}>
            {at + 1 === answering ? (
              <HealthIndicator tone="ok">{fill(messages.now, { name })}</HealthIndicator>
            ) : link !== null && isSilent(providers, link) ? (
              <s>{name}</s>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Today({ isBound, use }: { isBound: boolean; use: ModelUse | undefined }) {
  const messages = useAdminMessages().models
  const { counted } = useFormat()
  const { thousands } = useMeasures()
  const cost = useCost()
  const tokens = use ? use.input_tokens + use.output_tokens : 0
  const asked = () => {
    if (use && use.pictures > 0) return counted(messages.pictures, use.pictures)
    if (tokens >= 1000) return fill(messages.thousandTokens, { count: thousands(tokens) })
    if (tokens > 0) return counted(messages.tokens, tokens)
    if (use && use.calls > 0) return counted(messages.calls, use.calls)
    return isBound ? messages.bindings.noCalls : ''
  }

  return (
    <span css={[styles.two, styles.figure]}>
      <b>{cost(use ? [use] : [])}</b>
      <small>{asked()}</small>
    </span>
  )
}
