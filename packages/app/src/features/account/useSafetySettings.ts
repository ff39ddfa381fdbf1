import {
  messageFor,
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
import {
  PASSWORD_RULES,
  passwordChangeErrors,
  type AccountDeletion,
  type ExportKey,
  type PasswordChange,
  type RecoveryCodes,
} from '@kathasagar/api/contract'
import { fill, saveText, useSettingsMessages } from '@kathasagar/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { refusalOf } from '../../shared/refusalOf.ts'
import { useReauth } from '../../shared/useReauth.ts'

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

export function useSafetySettings(email: string) {
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

interface Outcome<Answer> {
  data?: Answer | undefined
  error?: unknown
}

/** Runs a call, with reauthentication if needed. Resolves with an error message or null. */
type Perform = <Answer>(
  call: () => Promise<Outcome<Answer>>,
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

type ShowCodes = (codes: RecoveryCodes) => void

function useTotp(perform: Perform, keep: ShowCodes) {
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
        (codes) => {
          setSetUp(null)
          keep(codes)
        },
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
  const keep: ShowCodes = ({ recovery_codes }) => setShownCodes(recovery_codes)
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

/** Returns the modules of a QR code, or null if its code fails to load. */
async function drawQrCode(text: string): Promise<boolean[][] | null> {
  try {
    const { encode } = await import('uqr')
    return encode(text, { border: 0 }).data
  } catch {
    return null
  }
}

const DATE_LENGTH = 10

export function useAccountClosure() {
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
