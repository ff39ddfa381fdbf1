import {
  messageFor,
  useGetModelKeyQuery,
  useRemoveModelKeyMutation,
  useSetModelKeyMutation,
} from '@kathasagar/api'
import { modelKeyErrors, modelKeyFormOf, type TypedModelKey } from '@kathasagar/api/contract'
import { PROVIDER_KINDS } from '@kathasagar/api/contract/vocabulary'
import { useSettingsMessages } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { refusalOf } from '../../shared/refusalOf.ts'

export function useModelKey() {
  const messages = useSiteMessages()
  const { data } = useGetModelKeyQuery(undefined, { refetchOnMountOrArgChange: true })
  const [set] = useSetModelKeyMutation()
  const [remove] = useRemoveModelKeyMutation()
  const { faults } = useSettingsMessages().settings.modelKey
  if (data === undefined || (!data.is_allowed && data.key === null)) return null

  return {
    isAllowed: data.is_allowed,
    current: data.key,
    items: PROVIDER_KINDS,
    validate: modelKeyErrors,
    onSubmit: async (typed: TypedModelKey) => {
      const { data: saved, error } = await set(modelKeyFormOf(typed))
      if (saved) return saved.fault && faults[saved.fault]
      return refusalOf(error, messages.failed.save, messages)
    },
    onRemove: async () => {
      const { error } = await remove()
      return error ? messageFor(error, messages.failed.save, messages) : null
    },
  }
}
