import {
  messageFor,
  useBlockAuthorMutation,
  useGetNoticeSettingsQuery,
  useListBlockedQuery,
  useListWalletInfiniteQuery,
  useSetNoticeMutation,
  useUpdateMeMutation,
} from '@kathasagar/api'
import { drawnAvatarUrl, profileErrors, type ProfileForm } from '@kathasagar/api/contract'
import { DRAWN_AVATARS } from '@kathasagar/api/contract/vocabulary'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { refusalOf } from '../../shared/refusalOf.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useRefusal } from '../../shared/useRefusal.ts'
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

export const useNoticeSettings = () => ({
  notices: useSwitches(),
  blocked: useBlocked(),
})

function useSwitches() {
  const messages = useSiteMessages()
  const { data, isFetching } = useGetNoticeSettingsQuery()
  const [set, { isLoading, originalArgs, error }] = useSetNoticeMutation()
  if (data === undefined) return null

  // Optimistic value until the server has answered.
  const asked = (isLoading || isFetching) && !error ? originalArgs : undefined
  return {
    settings: data.settings.map((setting) => (setting.kind === asked?.kind ? asked : setting)),
    error: error && messageFor(error, messages.failed.save, messages),
    onChange: (setting: (typeof data.settings)[number]) => void set(setting),
  }
}

function useBlocked() {
  const refusal = useRefusal()
  const { data } = useListBlockedQuery()
  const [block] = useBlockAuthorMutation()
  if (data === undefined || data.blocked.length === 0) return null

  return {
    people: data.blocked,
    onUnblock: (handle: string) => refusal(block({ handle, isBlocked: true })),
  }
}

export function useWallet() {
  const list = useListWalletInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const more = useLoadMore(list)
  const [first] = list.data?.pages ?? []
  if (!list.data || !first) return null

  return {
    credits: first.credits,
    held: first.held,
    entries: list.data.pages.flatMap(({ entries }) => entries),
    ...more,
  }
}
