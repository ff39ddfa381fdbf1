import {
  messageFor,
  useBlockAuthorMutation,
  useGetNoticeSettingsQuery,
  useListBlockedQuery,
  useListWalletInfiniteQuery,
  useSetNoticeMutation,
  useUpdateMeMutation,
  useGetModelKeyQuery,
  useRemoveModelKeyMutation,
  useSetModelKeyMutation,
  useAskExportMutation,
  useBeginTotpMutation,
  useChangePasswordMutation,
  useConfirmTotpMutation,
  useDeleteMeMutation,
  useFetchExportMutation,
  useGetMeQuery,
  useGetSecondFactorQuery,
  useListSignInsQuery,
  useLogoutAllMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useResendVerificationMutation,
} from '@kathasagar/api'
import { ACCOUNT_SECTIONS, useSettingsMessages, saveText } from '@kathasagar/ui/internal'
import { fill } from '@kathasagar/ui/messages'
import { AccountSettingsScreen } from '@kathasagar/ui/screens'
import { useParams, useNavigate } from 'react-router-dom'
import {
  drawnAvatarUrl,
  profileErrors,
  type ProfileForm,
  modelKeyErrors,
  modelKeyFormOf,
  type TypedModelKey,
  PASSWORD_RULES,
  passwordChangeErrors,
  type AccountDeletion,
  type ExportKey,
  type PasswordChange,
  type RecoveryCodes,
} from '@kathasagar/api/contract'
import { DRAWN_AVATARS, PROVIDER_KINDS } from '@kathasagar/api/contract/vocabulary'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { useRef, useState } from 'react'

import { useAppDispatch, useAppSelector } from '../../slices/storeHooks.ts'
import { useRequiredUser } from '../../shared/useRequiredUser.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { localeChosen, readingChanged, themeChosen } from '../../slices/preferencesSlice.ts'
import { refusalOf } from '../../shared/useRefusal.ts'
import { useLoadMore } from '../../shared/useLoadMore.ts'
import { useRefusal } from '../../shared/useRefusal.ts'
import { useOwnPictures } from '../../shared/useOwnPictures.ts'
import { useReauth } from '../../shared/useReauth.ts'

export default function AccountRoute() {
  const messages = useSiteMessages()
  const dispatch = useAppDispatch()
  const { section } = useParams()
  const { data: user, error, isError, refetch } = useRequiredUser()
  const { profile, adult, onLanguageChange } = useProfileSettings()
  const { theme, reading } = useAppSelector(({ preferences }) => preferences)
  useTitle(messages.titles.account)

  return (
    <AccountSettingsScreen
      {...useSafetySettings(user?.email ?? '')}
      adult={adult}
      authorHref={paths.author}
      blocked={useBlocked()}
      error={error && messageFor(error, messages.failed.account, messages)}
      leaving={useAccountClosure()}
      onRetry={() => void refetch()}
      profile={profile}
      modelKey={useModelKey()}
      notices={useNoticeSettings()}
      wallet={useWallet()}
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

const drawnAvatars = DRAWN_AVATARS.map((key) => ({ key, url: drawnAvatarUrl(key) }))

type ChangedProfile = Omit<ProfileForm, 'avatar_url'> & Partial<ProfileForm>

function useProfileSettings() {
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

function useNoticeSettings() {
  const messages = useSiteMessages()
  const { data, isFetching } = useGetNoticeSettingsQuery()
  const [set, { isLoading, originalArgs, error }] = useSetNoticeMutation()
  if (data === undefined) return null

  // Shows the new value until the server has responded.
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

function useWallet() {
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

function useModelKey() {
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

function usePassword() {
  const messages = useSiteMessages()
  const [change] = useChangePasswordMutation()
  return {
    passwordTests: PASSWORD_RULES,
    validate: passwordChangeErrors,
    forgotHref: paths.forgotPassword,
    doneMessage: messages.account.passwordChanged,
    onSubmit: async (form: PasswordChange) =>
      refusalOf((await change(form)).error, messages.failed.save, messages),
  }
}

function useDevices() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const { data, error } = useListSignInsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [endAll] = useLogoutAllMutation()
  return {
    items: data ?? [],
    error: error && messageFor(error, messages.failed.devices, messages),
    onEndAll: async (password: string) => {
      const { error: refused } = await endAll({ password })
      if (!refused) void navigate(paths.login)
      return refusalOf(refused, messages.failed.save, messages)
    },
  }
}

function useSafetySettings(email: string) {
  const messages = useSiteMessages()
  const [resend, { data, isLoading, error }] = useResendVerificationMutation()

  return {
    email: {
      isBusy: isLoading,
      sentMessage: data && messages.mailAnswers.verify_email,
      error: error && messageFor(error, messages.failed.resend, messages),
      onResend: () => void resend({ email }),
    },
    password: usePassword(),
    security: useSecurity(),
    devices: useDevices(),
  }
}

/** Runs a call, with reauthentication if needed. Resolves with an error message or null. */
type Perform = <Answer>(
  call: () => Promise<{ data?: Answer | undefined; error?: unknown }>,
  onDone?: (answer: NonNullable<Answer>) => unknown,
) => Promise<string | null>

function usePerform(withReauth: ReturnType<typeof useReauth>['withReauth']): Perform {
  const { failed, notReauthenticated } = useSettingsMessages().security
  const site = useSiteMessages()

  return async (call, onDone) => {
    const outcome = await withReauth(call)
    if (outcome === null) return notReauthenticated
    if (!outcome.data) return messageFor(outcome.error, failed, site)
    await onDone?.(outcome.data)
    return null
  }
}

function useTotp(perform: Perform, keep: (codes: RecoveryCodes) => void) {
  const [begin] = useBeginTotpMutation()
  const [confirm] = useConfirmTotpMutation()
  const [remove] = useRemoveTotpMutation()
  const [setUp, setSetUp] = useState<{ secret: string; qr: boolean[][] | null } | null>(null)

  return {
    setUp,
    onBegin: () =>
      perform(
        async () => begin(),
        async ({ secret, uri }) => setSetUp({ secret, qr: await drawQrCode(uri) }),
      ),
    onConfirm: (code: string) =>
      perform(
        async () => confirm(code),
        (codes) => (setSetUp(null), keep(codes)),
      ),
    onClose: () => setSetUp(null),
    onRemove: () => perform(async () => remove()),
  }
}

/** Returns the second factor of an admin or of an account that has one, else null. */
function useSecurity() {
  const { data: me } = useGetMeQuery()
  const { data: factor } = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true })
  const { withReauth, dialog } = useReauth()
  const perform = usePerform(withReauth)
  const [renew] = useRenewRecoveryCodesMutation()
  const [shownCodes, setShownCodes] = useState<string[] | null>(null)
  const keep = ({ recovery_codes }: RecoveryCodes) => setShownCodes(recovery_codes)
  const totp = useTotp(perform, keep)
  if (!factor || (me?.role !== 'admin' && !factor.totp)) return null

  return {
    factor,
    totp,
    recovery: {
      shownCodes,
      onRenew: () => perform(async () => renew(), keep),
      onKept: () => setShownCodes(null),
    },
    reauth: dialog,
  }
}

/** Returns the modules of a QR code, or null if drawing code fails to load. */
async function drawQrCode(text: string): Promise<boolean[][] | null> {
  try {
    const { encode } = await import('uqr')
    return encode(text, { border: 0 }).data
  } catch {
    return null
  }
}

const DATE_LENGTH = 10

function useAccountClosure() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [ask] = useAskExportMutation()
  const [fetchCopy] = useFetchExportMutation()
  const [leave] = useDeleteMeMutation()
  const refused = (error: unknown) => refusalOf(error, messages.failed.save, messages)

  // Exports are limited to one per day, so a retry uses the same key.
  const held = useRef<ExportKey>(null)

  const makeCopy = async (password: string) => {
    const isHeld = held.current && Date.parse(held.current.expires_at) > Date.now()
    if (!held.current || !isHeld) {
      const { data: key, error } = await ask({ password })
      if (!key) return refused(error)
      held.current = key
    }
    const { data: copy, error } = await fetchCopy({ token: held.current.token })
    if (!copy) return refused(error)
    held.current = null
    const date = copy.exported_at.slice(0, DATE_LENGTH)
    saveText(fill(messages.account.exportName, { date }), JSON.stringify(copy, null, 2))
    return null
  }
  const close = async (deletion: AccountDeletion) => {
    const { data, error } = await leave(deletion)
    if (data) void navigate(paths.login, { state: { lead: messages.account.closed } })
    return refused(error)
  }

  return { onExport: makeCopy, onDelete: close }
}
