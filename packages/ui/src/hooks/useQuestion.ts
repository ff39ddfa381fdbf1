import { useAttempt } from './useAttempt.ts'

/** What a `ConfirmDialog` needs to do one thing on a yes: `onDone` follows, or why it was refused shows. */
export function useQuestion(act: () => Promise<string | null>, onDone?: () => void) {
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const confirm = async () => {
    if (await attempt(act)) onDone?.()
  }
  return { isBusy, error: refusal ?? undefined, onConfirm: () => void confirm() }
}
