import {
  messageFor,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useGetSecondFactorQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} from '@kathasagar/api'
import type { Passkey, RecoveryCodes } from '@kathasagar/api/contract'
import { useAccountMessages, useSettingsMessages } from '@kathasagar/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { hasPasskeys, makePasskey, passkeyFault } from '../../shared/passkeys.ts'
import { useReauth } from '../../shared/useReauth.ts'
import { SECURITY_HASH } from '../../navigation/paths.ts'
import { drawQrCode } from './drawQrCode.ts'

interface Outcome<Answer> {
  data?: Answer | undefined
  error?: unknown
}

/** Makes a call, after a proof where the server wants one; hands its answer on, or says why there is none. */
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

type Keep = (codes: RecoveryCodes) => void

/** Setting up an authenticator app, and turning it off. */
function useTotp(perform: Perform, keep: Keep) {
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

/** Adding, renaming and removing passkeys. */
function usePasskeys(perform: Perform, keep: Keep) {
  const { faults } = useAccountMessages().account.passkey
  const [begin] = useBeginPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const [rename] = useRenamePasskeyMutation()
  const [remove] = useRemovePasskeyMutation()

  const handleAdd = async (name: string) => {
    let added: string | null = null
    const begun = await perform(
      async () => begin(),
      async (asked) => {
        const passkey = await makePasskey(asked)
        added = await perform(async () => add({ name, passkey }), keep)
      },
    ).catch((fault: unknown) => passkeyFault(fault, faults))
    return begun ?? added
  }
  return {
    isAble: hasPasskeys(),
    onAdd: handleAdd,
    onRename: ({ id }: Passkey, name: string) => perform(async () => rename({ id, name })),
    onRemove: ({ id }: Passkey) => perform(async () => remove(id)),
  }
}

/** What opens the account besides its password; null while that is not known. */
export function useSecurity() {
  const { data: factor } = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true })
  const { hash } = useLocation()
  const { withReauth, dialog } = useReauth()
  const perform = usePerform(withReauth)
  const [renew] = useRenewRecoveryCodesMutation()
  const [shownCodes, setShownCodes] = useState<string[] | null>(null)
  const keep: Keep = ({ recovery_codes }) => setShownCodes(recovery_codes)
  const totp = useTotp(perform, keep)
  const passkeys = usePasskeys(perform, keep)
  if (!factor) return null

  return {
    factor,
    isSought: hash === SECURITY_HASH,
    totp,
    passkeys,
    recovery: {
      shownCodes,
      onRenew: () => perform(async () => renew(), keep),
      onKept: () => setShownCodes(null),
    },
    reauth: dialog,
  }
}
