import {
  FALLBACK_MODELS,
  messageFor,
  useGetAdminModelsQuery,
  useListModelsQuery,
} from '@kathasagar/api'
import { useAdminMessages } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useBindingDialog } from './useBindingDialog.ts'
import { useModelLimits } from './useModelLimits.ts'
import { useProviderDialog } from './useProviderDialog.ts'
import { useReauth } from '../../shared/useReauth.ts'

/** Providers, what is bound to them, and the dialogs in which that is changed. */
export function useAdminModels() {
  const { failedHint } = useAdminMessages().models
  const site = useSiteMessages()
  const {
    data: setup,
    error,
    refetch,
  } = useGetAdminModelsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const { data: models = FALLBACK_MODELS } = useListModelsQuery()
  const { withReauth, dialog: reauth } = useReauth()
  const [done, setDone] = useState<string>()
  const options = { setup, models, withReauth, onDone: setDone }
  const { providerDialog, ...providers } = useProviderDialog(options)
  const { bindingDialog, ...bindings } = useBindingDialog(options)
  const { limitsDialog, ...limits } = useModelLimits(options)

  return {
    screen: {
      ...providers,
      ...bindings,
      ...limits,
      setup: setup ?? null,
      error: error && messageFor(error, failedHint, site),
      onRetry: () => void refetch(),
      models,
      done,
    },
    providerDialog,
    bindingDialog,
    limitsDialog,
    reauth,
  }
}
