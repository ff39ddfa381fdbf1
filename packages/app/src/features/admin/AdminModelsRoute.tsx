import {
  AdminModelsScreen,
  BindingDialog,
  ModelLimitsDialog,
  ProviderDialog,
  ReauthDialog,
  useAdminMessages,
} from '@kathasagar/ui'

import { useTitle } from '../../shared/useTitle.ts'
import { useAdminModels } from './useAdminModels.ts'
import { useModelTry } from './useModelTry.ts'
import { useModelUse } from './useModelUse.ts'

/** `/admin/models` */
export function AdminModelsRoute() {
  const adminMessages = useAdminMessages()
  const { screen, providerDialog, bindingDialog, limitsDialog, reauth } = useAdminModels()
  const trial = useModelTry(screen.models)
  const use = useModelUse()
  useTitle(adminMessages.models.title)

  return (
    <>
      <AdminModelsScreen {...screen} trial={trial} use={use} />
      {providerDialog && <ProviderDialog {...providerDialog} />}
      {bindingDialog && <BindingDialog {...bindingDialog} />}
      {limitsDialog && <ModelLimitsDialog {...limitsDialog} />}
      <ReauthDialog {...reauth} />
    </>
  )
}
