import {
  fieldMessages,
  messageFor,
  useGetModelKeyQuery,
  useRemoveModelKeyMutation,
  useSetModelKeyMutation,
} from '@kathasagar/api'
import { modelKeyErrors, modelKeyFormOf, type TypedModelKey } from '@kathasagar/api/contract'
import { PROVIDER_KINDS } from '@kathasagar/api/contract/vocabulary'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

/** The player's own key; null while it is not known, and where keys are not let in and none is kept. */
export function useModelKey() {
  const messages = useSiteMessages()
  const { data } = useGetModelKeyQuery(undefined, { refetchOnMountOrArgChange: true })
  const [set, setting] = useSetModelKeyMutation()
  const [remove, removing] = useRemoveModelKeyMutation()
  if (data === undefined || (!data.is_allowed && data.key === null)) return null

  const fieldErrors = fieldMessages(setting.error, messages)
  const isAboutFields = Object.keys(fieldErrors).length > 0
  const sentence = (error: unknown) =>
    error ? messageFor(error, messages.failed.save, messages) : undefined
  return {
    isAllowed: data.is_allowed,
    current: data.key,
    items: PROVIDER_KINDS,
    validate: modelKeyErrors,
    fieldErrors,
    isBusy: setting.isLoading,
    error: isAboutFields ? undefined : sentence(setting.error),
    checked: data.key === null ? undefined : setting.data?.fault,
    onSubmit: (typed: TypedModelKey) => void set(modelKeyFormOf(typed)),
    removing: { isBusy: removing.isLoading, error: sentence(removing.error) },
    onRemove: async () => (await remove()).error === undefined,
  }
}
