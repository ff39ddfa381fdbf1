import { messageFor, useUpdateMeMutation } from '@kathasagar/api'
import { drawnAvatarUrl, profileErrors, type ProfileForm } from '@kathasagar/api/contract'
import { DRAWN_AVATARS } from '@kathasagar/api/contract/vocabulary'
import { type StoryLanguage } from '@kathasagar/story/vocabulary'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { refusalOf } from '../../shared/refusalOf.ts'
import { useOwnPictures } from '../../shared/useOwnPictures.ts'

const drawnAvatars = DRAWN_AVATARS.map((key) => ({ key, url: drawnAvatarUrl(key) }))

type ChangedProfile = Omit<ProfileForm, 'avatar_url'> & Partial<ProfileForm>

export function useProfileSettings() {
  const messages = useSiteMessages()
  const ownPictures = useOwnPictures()
  const [saveProfile] = useUpdateMeMutation()
  const [saveAge, age] = useUpdateMeMutation()
  const [saveLanguage] = useUpdateMeMutation()

  return {
    profile: {
      drawnAvatars,
      ownPictures,
      validate: profileErrors,
      doneMessage: messages.account.saved,
      onSubmit: async ({ avatar_url, ...form }: ChangedProfile) => {
        const avatar = avatar_url === undefined ? {} : { avatar_url: avatar_url || null }
        const { error } = await saveProfile({ ...form, ...avatar })
        return refusalOf(error, messages.failed.save, messages)
      },
    },
    adult: {
      isBusy: age.isLoading,
      error: age.error && messageFor(age.error, messages.failed.save, messages),
      onConfirm: () => void saveAge({ is_adult: true }),
    },
    onLanguageChange: (language: StoryLanguage | null) => void saveLanguage({ language }),
  }
}
