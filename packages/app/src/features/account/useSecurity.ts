import {
  messageFor,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useGetMeQuery,
  useGetSecondFactorQuery,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} from '@kathasagar/api'
import type { RecoveryCodes } from '@kathasagar/api/contract'
import { useSettingsMessages } from '@kathasagar/ui'
import { useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useReauth } from '../../shared/useReauth.ts'
import { drawQrCode } from './drawQrCode.ts'

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
export function useSecurity() {
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
