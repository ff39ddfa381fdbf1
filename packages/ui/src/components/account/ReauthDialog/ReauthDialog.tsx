import { useState } from 'react'

import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { PasswordForm } from '../PasswordDialog/PasswordForm.tsx'
import { CodeReauth } from './CodeReauth.tsx'
import { GoogleReauth, type GoogleReauthProps } from './GoogleReauth.tsx'
import { reauthDialogStyles as styles } from './ReauthDialog.styles.ts'

/** Ways to confirm the identity. */
export type ReauthWay = 'password' | 'code' | 'google'

export interface ReauthDialogProps extends GoogleReauthProps {
  /** The question stands. */
  isOpen: boolean
  /** Ways that the account has. The first is asked for at once. */
  items: readonly ReauthWay[]
  /** The proof is being looked at. */
  isBusy: boolean
  /** Nothing is proved, and so nothing is done. */
  onClose: () => void
  /** Called with the password that was typed. */
  onPassword: (password: string) => void
  /** Called with the code of the authenticator app. */
  onCode: (code: string) => void
}

/** Asks somebody to show again who they are, before what a stolen sign-in must not change. */
export function ReauthDialog({ isOpen, ...question }: ReauthDialogProps) {
  const { title } = useSettingsMessages().security.reauth

  return (
    <Dialog isOpen={isOpen} onClose={question.onClose} role="alertdialog" title={title}>
      <Question {...question} />
    </Dialog>
  )
}

type QuestionProps = Omit<ReauthDialogProps, 'isOpen'>

/** Begins with the first way each time that the dialog opens. */
function Question({ items, onPassword, onCode, ...rest }: QuestionProps) {
  const { reauth } = useSettingsMessages().security
  const [chosen, setChosen] = useState<ReauthWay>()
  const way = chosen ?? items[0] ?? 'google'
  const form = {
    ...rest,
    message: `${reauth.message} ${reauth.lasts}`,
    submitLabel: reauth.confirm,
    busyLabel: reauth.busy,
  }

  return (
    <div css={styles.ways}>
      {way === 'password' && <PasswordForm {...form} onConfirm={onPassword} />}
      {way === 'code' && <CodeReauth {...form} onCode={onCode} />}
      {way === 'google' && <GoogleReauth {...rest} />}
      <OtherWays
        isBusy={rest.isBusy}
        items={items.filter((item) => item !== way)}
        onWay={setChosen}
      />
    </div>
  )
}

interface OtherWaysProps extends Pick<ReauthDialogProps, 'items' | 'isBusy'> {
  /** Another way was chosen. */
  onWay: (way: ReauthWay) => void
}

function OtherWays({ items, isBusy, onWay }: OtherWaysProps) {
  const words = {
    code: useAccountMessages().account.secondStep.instead.code,
    ...useSettingsMessages().security.reauth.instead,
  }
  if (items.length === 0) return null

  return (
    <div css={styles.others}>
      {items.map((item) => (
        <Button
          key={item}
          isDisabled={isBusy}
          onPress={() => onWay(item)}
          size="small"
          variant="quiet"
        >
          {words[item]}
        </Button>
      ))}
    </div>
  )
}
