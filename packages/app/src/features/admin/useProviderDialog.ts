import {
  messageFor,
  useAddProviderMutation,
  useBindModelMutation,
  useChangeProviderMutation,
  useCheckProviderMutation,
  useRemoveProviderMutation,
} from '@kathasagar/api'
import type { AdminModels, AdminProvider, ModelList, ProviderForm } from '@kathasagar/api/contract'
import {
  fill,
  taskOf,
  useAdminMessages,
  useMeasures,
  useModelNames,
  type ProviderDialogProps,
} from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { formRefusal } from './formRefusal.ts'
import type { useReauth } from '../../shared/useReauth.ts'

/** Stays built in unless somebody binds it by itself. */
const FREE = 'kathakar'

const FIELDS = ['kind', 'name', 'base_url', 'is_inside', 'api_key'] as const

export interface ModelDialogOptions {
  setup: AdminModels | undefined
  models: ModelList
  withReauth: ReturnType<typeof useReauth>['withReauth']
  /** Something was done: a sentence says what. */
  onDone: (done: string | undefined) => void
}

/** What is bound to a provider, in words. */
function useBoundNames({ setup, models }: ModelDialogOptions) {
  const readName = useModelNames(models)
  const { list } = useMeasures()

  return (provider: AdminProvider | null) =>
    list(
      (setup?.bindings ?? [])
        .filter(({ bound }) => provider && bound?.provider_id === provider.id)
        .map(({ model_key }) => readName(model_key).name),
    )
}

/** Adds a provider, or changes the one that was added. */
function useSave({ withReauth }: ModelDialogOptions): ProviderDialogProps['onSave'] {
  const messages = useAdminMessages().modelForms
  const site = useSiteMessages()
  const [add] = useAddProviderMutation()
  const [change] = useChangeProviderMutation()

  return async (form: ProviderForm, saved) => {
    const outcome = await withReauth<{ data?: AdminProvider | undefined; error?: unknown }>(
      async () => (saved ? change({ provider_id: saved.id, ...form }) : add(form)),
    )
    if (outcome === null) return { refusal: { message: messages.notReauthenticated } }
    const { data, error } = outcome
    if (data) return { saved: data }
    return { refusal: formRefusal(error, FIELDS, { fallback: messages.failed, site }) }
  }
}

/** The storytellers that a model can be put behind at once: the free one stays built in. */
function useTellers({ setup, models, withReauth, onDone }: ModelDialogOptions) {
  const messages = useAdminMessages().modelForms
  const site = useSiteMessages()
  const readName = useModelNames(models)
  const { list } = useMeasures()
  const [bind] = useBindModelMutation()
  const keys = (setup?.bindings ?? []).flatMap(({ model_key, is_read_only }) =>
    taskOf(model_key) === 'tellers' && model_key !== FREE && !is_read_only ? [model_key] : [],
  )
  const names = list(keys.map((key) => readName(key).name))

  const use = async ({ id }: AdminProvider, model: string): Promise<string | null> => {
    const bound = { provider_id: id, model }
    for (const model_key of keys) {
      const outcome = await withReauth(async () => bind({ model_key, bound }))
      if (outcome === null) return messages.notReauthenticated
      if (outcome.error) return messageFor(outcome.error, messages.failed, site)
    }
    onDone(fill(messages.provider.usedForAll, { names, model }))
    return null
  }
  return { names, use }
}

/** Takes a provider away, or gives why not. */
function useRemove({ setup, withReauth, onDone }: ModelDialogOptions) {
  const messages = useAdminMessages().modelForms
  const site = useSiteMessages()
  const [remove] = useRemoveProviderMutation()

  return async (id: string): Promise<string | null> => {
    const name = setup?.providers.find((one) => one.id === id)?.name ?? ''
    const outcome = await withReauth(async () => remove(id))
    if (outcome === null) return messages.notReauthenticated
    if (outcome.error) return messageFor(outcome.error, messages.failed, site)
    onDone(fill(messages.provider.removed, { name }))
    return null
  }
}

/** A provider that is set up: saved, asked, put to use, or taken away. */
export function useProviderDialog(options: ModelDialogOptions) {
  const { onDone } = options
  const messages = useAdminMessages().modelForms
  const site = useSiteMessages()
  const boundNames = useBoundNames(options)
  const onSave = useSave(options)
  const tellers = useTellers(options)
  const remove = useRemove(options)
  const [check] = useCheckProviderMutation()
  const [open, setOpen] = useState<{ provider: AdminProvider | null } | null>(null)

  const handleOpen = (provider: AdminProvider | null) => {
    onDone(undefined)
    setOpen({ provider })
  }
  const closed = (refused: string | null) => {
    if (refused === null) setOpen(null)
    return refused
  }
  return {
    onAdd: () => handleOpen(null),
    onProviderEdit: handleOpen,
    providerDialog: open && {
      provider: open.provider,
      boundNames: boundNames(open.provider),
      onClose: () => setOpen(null),
      tellerNames: tellers.names,
      onUse: async (provider: AdminProvider, model: string) =>
        closed(await tellers.use(provider, model)),
      onSave,
      onCheck: async (id: string) => {
        const { data, error } = await check(id)
        return data ?? messageFor(error, messages.provider.notAsked, site)
      },
      onRemove: async (id: string) => closed(await remove(id)),
    },
  }
}
