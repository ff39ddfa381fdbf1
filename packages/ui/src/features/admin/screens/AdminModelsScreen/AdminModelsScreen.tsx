import type { AdminModels, AdminProvider, LocalServer, ModelList } from '@kathasagar/api/contract'
import { useState } from 'react'

import {
  tellersOf,
  useModelNames,
  usePriceRise,
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
import { BindingTable, type BindingTableProps } from './BindingTable.tsx'
import { ModelUseTable, type ModelUseTableProps } from './ModelUseTable.tsx'
import { ProviderTable, type ProviderTableProps } from './ProviderTable.tsx'
import { useCost } from './RowTest.tsx'

export interface AdminModelsScreenProps
  extends
    Pick<BindingTableProps, 'onBindingEdit' | 'onTry'>,
    Pick<ProviderTableProps, 'onProviderEdit' | 'onCheck'> {
  /** Null while loading, or if loading failed. */
  setup: AdminModels | null
  error?: string | undefined
  onRetry: () => void
  models: ModelList
  /** Local model servers that are not connected yet. */
  found: readonly LocalServer[]
  /** Binds all storytellers except Kathakar to a local server. Resolves with an error message, or null. */
  onUse: (server: LocalServer) => Promise<string | null>
  done: string | undefined
  onAdd: () => void
  onLimitsEdit: () => void
  /** Deletes a provider. Resolves with an error message, or null. */
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
  /** Names of the storytellers that will use it. */
  names: string
  /** Warning if players pay more after this, or a blank string. */
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
  const tellers = tellersOf(setup.bindings)
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
