import { useEffect, useRef, type ReactNode } from 'react'

import { isDialogOpen } from '../../../../design-system/hooks/isTypingTarget.ts'
import { isSaveKey } from '../../../../design-system/hooks/isSaveKey.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, layer, doubleLine, media, column } = theme

const styles = {
  aside: { color: color.textMuted, fontSize: size.label },
  form: {
    display: 'grid',
    gap: space.l,
    minInlineSize: 0,
    [media.from.m]: { paddingBlockEnd: space.giant },
  },
  news: { display: 'grid', gap: space.m, outline: 'none', '&:empty': { display: 'none' } },
  columns: { display: 'grid', gap: space.xxl, alignItems: 'start', '& > *': { minInlineSize: 0 } },
  withAside: {
    [media.from.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${column.l}` },
    [media.from.xxl]: {
      gridTemplateColumns: `minmax(0, 1fr) ${column.xl}`,
      columnGap: space.giant,
    },
  },
  preview: { [media.from.xl]: { position: 'sticky' as const, insetBlockStart: space.xl } },
  bar: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: space.m,
    position: 'sticky' as const,
    insetBlockEnd: 0,
    zIndex: layer.sticky,
    marginBlockStart: space.l,
    padding: `${space.sPlus} ${space.m} calc(${space.sPlus} + env(safe-area-inset-bottom))`,
    borderBlockStart: doubleLine,
    background: color.surface,
    [media.below.m]: {
      marginInline: `calc(-1 * ${space.l})`,
      gap: space.s,
      // Reduces the padding, so that the longest tab name fits next to the save button.
      '& button': { paddingInline: space.m },
    },
  },
}

export interface LeaveGuard {
  isAsking: boolean
  /** True if the browser has a copy of the form, so that leaving the page loses no text. */
  hasLocalCopy: boolean
  onClose: () => void
  onLeave: () => void
}

export interface StoryFormPageProps {
  title: string
  aside?: ReactNode
  actions?: ReactNode
  /** Messages above the form. When they change, the page scrolls to them. */
  news?: ReactNode
  /** Number of failed submits. When the number increases, the error gets the focus. */
  failures: number
  children: ReactNode
  /** True while the form is being saved and is read-only. Default: false. */
  isHeld?: boolean
  preview?: ReactNode
  buttons: ReactNode
  onSubmit: () => void
  leaving: LeaveGuard
}

export function StoryFormPage(props: StoryFormPageProps) {
  const { title, failures, children, isHeld = false, preview, onSubmit, leaving } = props
  const messages = useAuthoringMessages().authoring.leave
  const form = useRef<HTMLFormElement>(null)
  const news = useRef<HTMLDivElement>(null)
  const latest = useLatest(onSubmit)

  // Focuses the first invalid field, or else the error message.
  useEffect(() => {
    if (failures === 0) return
    const marked = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (news.current?.hasChildNodes() || !marked) {
      window.scrollTo({ top: 0 })
      news.current?.focus({ preventScroll: true })
    } else marked.focus()
  }, [failures])

  // Saves on Ctrl+S or Command+S if no dialog is open.
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      if (isDialogOpen()) return
      // Waits until the fields that update on blur have handled the key.
      setTimeout(() => latest.current())
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [latest])

  return (
    <>
      <PageHeader
        actions={
          <>
            <span css={styles.aside}>{props.aside}</span>
            {props.actions}
          </>
        }
        title={title}
      />
      <form
        aria-label={title}
        css={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        ref={form}
      >
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
      <ConfirmDialog
        cancelLabel={messages.stay}
        confirmLabel={messages.go}
        isOpen={leaving.isAsking}
        onClose={leaving.onClose}
        onConfirm={leaving.onLeave}
        title={messages.title}
        variant={leaving.hasLocalCopy ? 'primary' : 'danger'}
      >
        <p>{leaving.hasLocalCopy ? messages.kept : messages.lost}</p>
      </ConfirmDialog>
    </>
  )
}
