import type {
  AdminModels,
  AdminProvider,
  LocalServer,
  ModelList,
  BoundModel,
  ModelBinding,
  ModelUse,
} from '@kathasagar/api/contract'
import { useState } from 'react'

import {
  bindableStorytellers,
  useModelNames,
  usePriceRise,
  taskOf,
} from '../../components/BindingDialog/modelNames.ts'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Skeleton } from '../../../../design-system/primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMeasures } from '../../../../design-system/format/useMeasures.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { adminModelsScreenStyles as styles } from './AdminModelsScreen.styles.ts'
import { ModelUseTable, type ModelUseTableProps } from './ModelUseTable.tsx'
import { ProviderTable, type ProviderTableProps } from './ProviderTable.tsx'
import { useCost, RowTest } from './RowTest.tsx'
import { HealthIndicator } from '../../components/HealthIndicator/HealthIndicator.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'

export interface AdminModelsScreenProps
  extends
    Pick<BindingTableProps, 'onBindingEdit' | 'onTry'>,
    Pick<ProviderTableProps, 'onProviderEdit' | 'onCheck'> {
  /** Providers and models. Null while loading, or if loading failed. */
  setup: AdminModels | null
  error?: string | undefined
  onRetry: () => void
  models: ModelList
  /** Model servers on the local network that are not connected yet. */
  found: readonly LocalServer[]
  /** Uses a server for all storytellers that are not built in. Resolves with an error, or null. */
  onUse: (server: LocalServer) => Promise<string | null>
  done: string | undefined
  onAdd: () => void
  onLimitsEdit: () => void
  onRemove: (provider: AdminProvider) => Promise<string | null>
  use: Omit<ModelUseTableProps, 'models'>
}

export function AdminModelsScreen(props: AdminModelsScreenProps) {
  const { setup, error, onRetry, done } = props
  const messages = useAdminMessages().models

  return (
    <>
      <Head {...props} />
      <div css={styles.news}>
        <Alert tone="positive">{done}</Alert>
      </div>
      {setup !== null ? (
        <Loaded {...props} setup={setup} />
      ) : error === undefined ? (
        <div role="status">
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton height="240px" shape="block" />
        </div>
      ) : (
        <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
      )}
    </>
  )
}

function Head({ setup, onAdd, onLimitsEdit }: AdminModelsScreenProps) {
  const messages = useAdminMessages().models
  const { sum } = useMeasures()
  const cost = useCost()
  const today = () => {
    if (setup === null) return ''
    const limit = setup.daily_limit_micros
    return limit === null
      ? fill(messages.today, { cost: cost(setup.today) })
      : fill(messages.todayOf, { cost: cost(setup.today), limit: sum(limit) })
  }

  return (
    <PageHeader
      actions={
        setup && (
          <>
            <Button onPress={onLimitsEdit} variant="quiet">
              {messages.limits}
            </Button>
            <Button icon="plus" onPress={onAdd} variant="primary">
              {messages.addProvider}
            </Button>
          </>
        )
      }
      note={today()}
      title={messages.title}
    />
  )
}

interface FoundServerProps {
  server: LocalServer
  names: string
  /** Warning if the change raises prices for players, or a blank string. */
  priceRise: string
  onUse: () => Promise<string | null>
}

function FoundServer({ server, names, priceRise, onUse }: FoundServerProps) {
  const messages = useAdminMessages().models.local
  const { isBusy, refusal, attempt } = useAttempt<string | null>()

  return (
    <Alert
      actions={
        <Button
          busyLabel={messages.busy}
          isBusy={isBusy}
          onPress={() => void attempt(onUse)}
          size="small"
          variant="primary"
        >
          {messages.use}
        </Button>
      }
      title={fill(messages.found, { ...server })}
      tone="note"
    >
      {refusal ?? (
        <>
          <p>{fill(messages.question, { names })}</p>
          {priceRise && <p>{priceRise}</p>}
        </>
      )}
    </Alert>
  )
}

function Loaded(props: AdminModelsScreenProps & { setup: AdminModels }) {
  const { setup, models, found, onUse, onRemove, use } = props
  const { models: messages, modelForms } = useAdminMessages()
  const { cancel } = modelForms
  const readName = useModelNames(models)
  const priceRise = usePriceRise(setup, models)
  const { list } = useMeasures()
  const tellers = bindableStorytellers(setup.bindings)
  const [removing, setRemoving] = useState<AdminProvider | null>(null)
  const bound = setup.bindings.filter((one) => one.bound?.provider_id === removing?.id)
  const names = list(bound.map(({ model_key }) => readName(model_key).name))

  return (
    <Stack gap="huge">
      {found.map((server) => (
        <FoundServer
          key={server.base_url}
          names={list(tellers.map((key) => readName(key).name))}
          onUse={() => onUse(server)}
          priceRise={priceRise(tellers)}
          server={server}
        />
      ))}
      <section>
        <Heading level={2} size="subsection">
          {messages.providers.title}
        </Heading>
        <ProviderTable
          items={setup.providers}
          onCheck={props.onCheck}
          onProviderEdit={props.onProviderEdit}
          onRemove={setRemoving}
        />
      </section>
      <section>
        <Heading level={2} size="subsection">
          {messages.bindings.title}
        </Heading>
        <BindingTable
          models={models}
          onBindingEdit={props.onBindingEdit}
          onTry={props.onTry}
          setup={setup}
        />
      </section>
      <Disclosure label={messages.use.title} note={messages.use.hint}>
        <ModelUseTable {...use} models={models} />
      </Disclosure>
      {removing && (
        <QuestionDialog
          busyLabel={messages.removal.busy}
          cancelLabel={cancel}
          confirmLabel={messages.removal.confirm}
          key={removing.id}
          onClose={() => setRemoving(null)}
          onConfirm={() => onRemove(removing)}
          title={fill(messages.removal.title, { name: removing.name })}
          variant="danger"
        >
          {names ? fill(messages.removal.effectBound, { names }) : messages.removal.effect}
        </QuestionDialog>
      )}
    </Stack>
  )
}

interface BindingTableProps {
  setup: Pick<AdminModels, 'providers' | 'bindings' | 'today'>
  models: ModelList
  onBindingEdit: (binding: ModelBinding) => void
  /** Generates a test scene. Resolves with a message about the result. */
  onTry: (binding: ModelBinding) => Promise<string>
}

function BindingTable({ setup, models, onBindingEdit, onTry }: BindingTableProps) {
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

/** Returns true if the provider was deleted, or if its last test failed. */
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
