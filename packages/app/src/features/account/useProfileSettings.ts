import { fieldMessages, messageFor, useUpdateMeMutation } from '@kathasagar/api'
import { drawnAvatarUrl, profileErrors, type ProfileForm } from '@kathasagar/api/contract'
import { DRAWN_AVATARS } from '@kathasagar/api/contract/vocabulary'
import { type StoryLanguage } from '@kathasagar/story/vocabulary'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useOwnPictures } from '../../shared/useOwnPictures.ts'

const drawnAvatars = DRAWN_AVATARS.map((key) => ({ key, url: drawnAvatarUrl(key) }))

type ChangedProfile = Omit<ProfileForm, 'avatar_url'> & Partial<ProfileForm>

/** What the server said of a change, where no field of the form is to blame. */
const reasonOf = (error: unknown, messages: ReturnType<typeof useSiteMessages>) =>
  error && Object.keys(fieldMessages(error, messages)).length === 0
    ? messageFor(error, messages.failed.save, messages)
    : undefined

/** Changes of name, picture, language and age; each is kept by itself. */
export function useProfileSettings() {
  const messages = useSiteMessages()
  const ownPictures = useOwnPictures()
  const [saveProfile, profile] = useUpdateMeMutation()
  const [saveAge, age] = useUpdateMeMutation()
  const [saveLanguage] = useUpdateMeMutation()

  return {
    profile: {
      drawnAvatars,
      ownPictures,
      validate: profileErrors,
      isBusy: profile.isLoading,
      error: reasonOf(profile.error, messages),
      fieldErrors: fieldMessages(profile.error, messages),
      doneMessage: profile.isSuccess ? messages.account.saved : undefined,
      onSubmit: ({ avatar_url, ...form }: ChangedProfile) =>
        void saveProfile({
          ...form,
          ...(avatar_url === undefined ? {} : { avatar_url: avatar_url.trim() || null }),
        }),
    },
    adult: {
      isBusy: age.isLoading,
      error: reasonOf(age.error, messages),
      onConfirm: () => void saveAge({ is_adult: true }),
    },
    onLanguageChange: (language: StoryLanguage | null) => void saveLanguage({ language }),
  }
}
