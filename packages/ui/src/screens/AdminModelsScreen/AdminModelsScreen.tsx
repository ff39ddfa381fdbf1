import type { AdminModels, ModelList } from '@kathasagar/api/contract'

import { BindingTable } from '../../components/admin/BindingTable/BindingTable.tsx'
import type { BindingTableProps } from '../../components/admin/BindingTable/BindingTable.tsx'
import { ModelTryPanel } from '../../components/admin/ModelTryPanel/ModelTryPanel.tsx'
import type { ModelTryPanelProps } from '../../components/admin/ModelTryPanel/ModelTryPanel.tsx'
import { ModelUseTable } from '../../components/admin/ModelUseTable/ModelUseTable.tsx'
import type { ModelUseTableProps } from '../../components/admin/ModelUseTable/ModelUseTable.tsx'
import { ProviderTable } from '../../components/admin/ProviderTable/ProviderTable.tsx'
import type { ProviderTableProps } from '../../components/admin/ProviderTable/ProviderTable.tsx'
import { DoneNotice } from '../../components/primitives/DoneNotice/DoneNotice.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../components/primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { adminModelsScreenStyles as styles } from './AdminModelsScreen.styles.ts'
import { ModelsHead } from './ModelsHead.tsx'
import { ModelsSection } from './ModelsSection.tsx'

export interface AdminModelsScreenProps {
  /** Providers, bindings and limits; null while they are on their way, or when they could not be had. */
  setup: AdminModels | null
  /** Why the setup could not be had, as a sentence. */
  error?: string | undefined
  /** Asks for them again after a failure. */
  onRetry: () => void
  /** Storytellers and painters as players know them. */
  models: ModelList
  /** What was done last, as a sentence. */
  done: string | undefined
  /** A provider is to be added. */
  onAdd: () => void
  /** A provider is to be changed, or looked at. */
  onProviderEdit: ProviderTableProps['onEdit']
  /** A binding is to be changed, or looked at. */
  onBindingEdit: BindingTableProps['onEdit']
  /** What a day may cost is to be changed. */
  onLimitsEdit: () => void
  /** A scene that is told for once. */
  trial: ModelTryPanelProps
  /** What models were asked. */
  use: Omit<ModelUseTableProps, 'models'>
}

/** Who tells and who paints: providers, what is bound to them, what it costs, and a try. */
export function AdminModelsScreen({ setup, error, onRetry, ...rest }: AdminModelsScreenProps) {
  const messages = useAdminMessages().models

  return (
    <>
      <ModelsHead onAdd={rest.onAdd} onLimitsEdit={rest.onLimitsEdit} setup={setup} />
      <div css={styles.news}>
        <DoneNotice message={rest.done} />
      </div>
      {error !== undefined && setup === null && (
        <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
      )}
      {error === undefined && setup === null && <Waiting />}
      {setup !== null && <Loaded {...rest} setup={setup} />}
    </>
  )
}

type LoadedProps = Omit<AdminModelsScreenProps, 'setup' | 'error' | 'onRetry'> & {
  setup: AdminModels
}

function Loaded({ setup, models, onProviderEdit, onBindingEdit, trial, use }: LoadedProps) {
  const messages = useAdminMessages().models

  return (
    <div css={styles.grid}>
      <div css={styles.tables}>
        <ModelsSection hint={messages.providers.hint} title={messages.providers.title}>
          <ProviderTable items={setup.providers} onEdit={onProviderEdit} />
        </ModelsSection>
        <ModelsSection hint={messages.bindings.hint} title={messages.bindings.title}>
          <BindingTable models={models} onEdit={onBindingEdit} setup={setup} />
        </ModelsSection>
      </div>
      <div css={styles.trial}>
        <ModelTryPanel {...trial} />
      </div>
      <ModelsSection hint={messages.use.hint} title={messages.use.title}>
        <ModelUseTable {...use} models={models} />
      </ModelsSection>
    </div>
  )
}

const BOXES = ['providers', 'bindings', 'use']

function Waiting() {
  const { loading } = useAdminMessages().models

  return (
    <div css={styles.tables} role="status">
      <VisuallyHidden>{loading}</VisuallyHidden>
      {BOXES.map((box) => (
        <Skeleton height="240px" key={box} shape="block" />
      ))}
    </div>
  )
}
