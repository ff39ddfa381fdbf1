import { messageFor } from '@kathasagar/api'
import { ACCOUNT_SECTIONS, AccountSettingsScreen } from '@kathasagar/ui'
import { useParams } from 'react-router-dom'

import { useAppDispatch, useAppSelector } from '../../slices/storeHooks.ts'
import { useAccountClosure, useSafetySettings } from './useSafetySettings.ts'
import { useModelKey } from './useModelKey.ts'
import { useRequiredUser } from '../../shared/useRequiredUser.ts'
import { useNoticeSettings, useProfileSettings, useWallet } from './useProfileSettings.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { localeChosen, readingChanged, themeChosen } from '../../slices/preferencesSlice.ts'

export default function AccountRoute() {
  const messages = useSiteMessages()
  const dispatch = useAppDispatch()
  const { section } = useParams()
  const { data: user, error, isError, refetch } = useRequiredUser()
  const { profile, adult, onLanguageChange } = useProfileSettings()
  const safety = useSafetySettings(user?.email ?? '')
  const notices = useNoticeSettings()
  const modelKey = useModelKey()
  const wallet = useWallet()
  const leaving = useAccountClosure()
  const { theme, reading } = useAppSelector(({ preferences }) => preferences)
  useTitle(messages.titles.account)

  return (
    <AccountSettingsScreen
      {...safety}
      {...notices}
      adult={adult}
      authorHref={paths.author}
      error={error && messageFor(error, messages.failed.account, messages)}
      leaving={leaving}
      onRetry={() => void refetch()}
      profile={profile}
      modelKey={modelKey}
      wallet={wallet}
      reading={{
        theme,
        onThemeChange: (choice) => dispatch(themeChosen(choice)),
        reading,
        onReadingChange: (changes) => dispatch(readingChanged(changes)),
        onLanguageChange,
        onLocaleChange: (locale) => dispatch(localeChosen(locale)),
      }}
      section={ACCOUNT_SECTIONS.find((one) => one === section) ?? 'profile'}
      sectionHref={paths.accountSection}
      status={user ? 'ready' : isError ? 'failed' : 'loading'}
      user={user ?? null}
    />
  )
}
