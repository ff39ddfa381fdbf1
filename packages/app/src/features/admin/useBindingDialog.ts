import { useBindModelMutation, useCheckProviderMutation } from '@kathasagar/api'
import type { BindingForm, ModelBinding, ModelName } from '@kathasagar/api/contract'
import { isFitting } from '@kathasagar/api/contract/vocabulary'
import {
  fill,
  taskOf,
  type BindingDialogProps,
  useAdminMessages,
  useModelNames,
  type BindingRefusal,
} from '@kathasagar/ui'
import { useCallback, useRef, useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { formRefusal } from './formRefusal.ts'
import type { ModelDialogOptions } from './useProviderDialog.ts'

const FIELDS = [
  'bound',
  'model',
  'fallbacks',
  'settings',
  'temperature',
  'top_p',
  'frequency_penalty',
  'presence_penalty',
  'reasoning_effort',
  'max_output_tokens',
  'context_tokens',
  'size',
  'input',
  'cached_input',
  'output',
  'picture',
] as const

/** Asks each provider once for the names of its models, as long as the page is open. */
function useReadModels() {
  const [check] = useCheckProviderMutation()
  const known = useRef(new Map<string, readonly string[]>())

  return useCallback(
    async (provider_id: string) => {
      const kept = known.current.get(provider_id)
      if (kept) return kept
      const { data } = await check(provider_id)
      if (!data || data.state.fault !== null) return null
      known.current.set(provider_id, data.models)
      return data.models
    },
    [check],
  )
}

/** Binds a name, or gives it back; resolves with why not. */
function useSave({ models, withReauth, onDone }: ModelDialogOptions) {
  const messages = useAdminMessages().modelForms
  const site = useSiteMessages()
  const readName = useModelNames(models)
  const [bind] = useBindModelMutation()

  return async (model_key: ModelName, form: BindingForm): Promise<BindingRefusal | null> => {
    const outcome = await withReauth(async () => bind({ model_key, ...form }))
    if (outcome === null) return { message: messages.notReauthenticated }
    if (outcome.error) {
      return formRefusal(outcome.error, FIELDS, { fallback: messages.failed, site })
    }
    const { saved, savedBuiltIn } = messages.binding
    const { name } = readName(model_key)
    const model = form.bound?.model
    onDone(model === undefined ? fill(savedBuiltIn, { name }) : fill(saved, { name, model }))
    return null
  }
}

/** A name that is bound to a provider's model, or given back to what is built in. */
export function useBindingDialog(options: ModelDialogOptions) {
  const { setup, models, onDone } = options
  const readName = useModelNames(models)
  const readModels = useReadModels()
  const save = useSave(options)
  const [open, setOpen] = useState<ModelBinding | null>(null)

  const dialogOf = (binding: ModelBinding): BindingDialogProps => ({
    binding,
    task: taskOf(binding.model_key),
    name: readName(binding.model_key).name,
    providers: (setup?.providers ?? []).filter(
      ({ id, kind }) => isFitting(kind, binding.model_key) || id === binding.bound?.provider_id,
    ),
    readModels,
    onClose: () => setOpen(null),
    onSave: async (form) => {
      const refusal = await save(binding.model_key, form)
      if (refusal === null) setOpen(null)
      return refusal
    },
  })
  return {
    onBindingEdit: (binding: ModelBinding) => {
      onDone(undefined)
      setOpen(binding)
    },
    bindingDialog: open && dialogOf(open),
  }
}
