import { fieldMessages, messageFor, useUpdateMeMutation } from '@kathasagar/api'
import { drawnAvatarUrl, profileErrors, type ProfileForm } from '@kathasagar/api/contract'
import { DRAWN_AVATARS, type StoryLanguage } from '@kathasagar/api/contract/vocabulary'

import { useWords } from './useWords.ts'

const drawnAvatars = DRAWN_AVATARS.map((key) => ({ key, url: drawnAvatarUrl(key) }))

type ChangedProfile = Pick<ProfileForm, 'display_name'> & Partial<ProfileForm>

/** What the server said of a change, where no field of the form is to blame. */
const reasonOf = (error: unknown, words: ReturnType<typeof useWords>) =>
  error && Object.keys(fieldMessages(error)).length === 0
    ? messageFor(error, words.failed.save)
    : undefined

/** Changes of name, picture, language and age; each is kept by itself. */
export function useProfileSettings() {
  const words = useWords()
  const [saveProfile, profile] = useUpdateMeMutation()
  const [saveAge, age] = useUpdateMeMutation()
  const [saveLanguage] = useUpdateMeMutation()

  return {
    profile: {
      drawnAvatars,
      validate: profileErrors,
      isBusy: profile.isLoading,
      error: reasonOf(profile.error, words),
      fieldErrors: fieldMessages(profile.error),
      doneMessage: profile.isSuccess ? words.account.saved : undefined,
      onSubmit: ({ display_name, avatar_url }: ChangedProfile) =>
        void saveProfile({
          display_name,
          ...(avatar_url === undefined ? {} : { avatar_url: avatar_url.trim() || null }),
        }),
    },
    adult: {
      isBusy: age.isLoading,
      error: reasonOf(age.error, words),
      onConfirm: () => void saveAge({ is_adult: true }),
    },
    onLanguage: (language: StoryLanguage | null) => void saveLanguage({ language }),
  }
}
