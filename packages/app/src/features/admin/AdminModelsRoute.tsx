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

export default function AdminModelsRoute() {
  const { screen, dialog, reauth } = useAdminModels()
  useTitle(useAdminMessages().models.title)

  return (
    <>
      <AdminModelsScreen {...screen} />
      {dialog?.kind === 'provider' && <ProviderDialog {...dialog.props} />}
      {dialog?.kind === 'binding' && <BindingDialog {...dialog.props} />}
      {dialog?.kind === 'limits' && <ModelLimitsDialog {...dialog.props} />}
      <ReauthDialog {...reauth} />
    </>
  )
}
