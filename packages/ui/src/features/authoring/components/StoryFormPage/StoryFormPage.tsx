import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'

import { isDialogOpen } from '../../../../design-system/hooks/isTypingTarget.ts'
import { isSaveKey } from '../../../../design-system/hooks/isSaveKey.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { storyFormPageStyles as styles } from './StoryFormPage.styles.ts'

/** The question before a page with unsaved words is left. */
export interface LeaveGuard {
  /** The question stands. */
  isAsking: boolean
  /** A draft stays on this device, so leaving loses nothing. */
  hasLocalCopy: boolean
  onClose: () => void
  onLeave: () => void
}

export interface StoryFormPageProps {
  /** The page's h1. */
  title: string
  /** What stands at the far end of the title, such as when the draft was kept. */
  aside?: ReactNode
  /** Refusals and findings, above the form; the page scrolls here when they change. */
  news?: ReactNode
  /** Attempts that failed so far; each leads to what is wrong. */
  failures: number
  /** The fields. */
  children: ReactNode
  /** Nothing can be typed: it would be lost, for what was typed is being saved and the page goes on. */
  isHeld?: boolean
  /** What stands beside the fields where there is room, and below them else. */
  preview?: ReactNode
  /** Buttons at the foot. */
  buttons: ReactNode
  /** The form is to be sent: by its button, by Enter, or by Ctrl+S. */
  onSubmit: () => void
  /** Asks before the page is left with changes that are not saved. */
  leaving: LeaveGuard
}

/** Leads to what stopped the form: its message if there is one, else the first marked field. */
function useLeadToFailure(failures: number) {
  const form = useRef<HTMLFormElement>(null)
  const news = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (failures === 0) return
    const marked = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (news.current?.hasChildNodes() || !marked) {
      window.scrollTo({ top: 0 })
      news.current?.focus({ preventScroll: true })
    } else marked.focus()
  }, [failures])

  return { form, news }
}

/** Ctrl+S, or Command+S, saves, as everywhere; but not while a question stands before the page. */
function useSaveKey(onSave: () => void) {
  const latest = useLatest(onSave)

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      if (isDialogOpen()) return
      // A field that counts once it is left heard the key first; the save waits for what it gave.
      setTimeout(() => latest.current())
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [latest])
}

/** A page on which a story is written: heading, news, fields, preview, and a bar of buttons. */
export function StoryFormPage(props: StoryFormPageProps) {
  const { title, aside, children, isHeld = false, preview, onSubmit } = props
  const { form, news } = useLeadToFailure(props.failures)
  useSaveKey(onSubmit)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <>
      <div css={styles.head}>
        <h1 css={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <span css={styles.aside}>{aside}</span>
      </div>
      <form aria-label={title} css={styles.form} noValidate onSubmit={handleSubmit} ref={form}>
        <div css={styles.news} ref={news} tabIndex={-1}>
          {props.news}
        </div>
        <div css={[styles.columns, preview !== undefined && styles.withAside]}>
          <div inert={isHeld}>{children}</div>
          {preview !== undefined && <div css={styles.preview}>{preview}</div>}
        </div>
        <div css={styles.bar} data-action-bar="">
          {props.buttons}
        </div>
      </form>
      <LeaveDialog {...props.leaving} />
    </>
  )
}

function LeaveDialog({ isAsking, hasLocalCopy, onClose, onLeave }: LeaveGuard) {
  const messages = useAuthoringMessages().authoring.leave

  return (
    <ConfirmDialog
      cancelLabel={messages.stay}
      confirmLabel={messages.go}
      isOpen={isAsking}
      onClose={onClose}
      onConfirm={onLeave}
      title={messages.title}
      variant={hasLocalCopy ? 'confirm' : 'danger'}
    >
      <p>{hasLocalCopy ? messages.kept : messages.lost}</p>
    </ConfirmDialog>
  )
}
