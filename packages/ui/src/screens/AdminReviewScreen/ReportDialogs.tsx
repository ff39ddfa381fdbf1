import type { OpenReport } from '@kathasagar/api/contract'

import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import type { ConfirmDialogProps } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { ReasonDialog } from '../../components/admin/ReasonDialog/ReasonDialog.tsx'
import { ReportedSessionDialog } from '../../components/admin/ReportedSessionDialog/ReportedSessionDialog.tsx'
import type { ReadReportedSession } from '../../components/admin/ReportedSessionDialog/useReportedTurns.ts'
import { useQuestion } from '../../hooks/useQuestion.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { titleOf } from '../../story/storyMessages.ts'

/** What is to be done about a report. */
export interface AskedReport {
  act: 'read' | 'resolve' | 'takeDown' | 'hide'
  report: OpenReport
}

export interface ReportDialogsProps {
  /** What is being done, and about which report; null while nothing is. */
  asked: AskedReport | null
  /** Nothing is done. */
  onClose: () => void
  /** Called with a sentence about what was done. */
  onDone: (message: string) => void
  /** Reads the session that lies beside a report. */
  readSession: (report: OpenReport) => ReadReportedSession
  /** Closes a report; gives why not, as a sentence, or null. */
  onResolve: (report: OpenReport) => Promise<string | null>
  /** Hides the comment or review of a report; gives why not, as a sentence, or null. */
  onHideSaid: (report: OpenReport) => Promise<string | null>
  /** Takes the story of a report down for a reason; gives why not, as a sentence, or null. */
  onTakeDown: (report: OpenReport, reason: string) => Promise<string | null>
}

/** The one dialog that stands before the reports, if any. */
export function ReportDialogs(props: ReportDialogsProps) {
  const { asked, onClose, onDone, readSession, onResolve, onHideSaid, onTakeDown } = props
  const { takeDown, reports } = useAdminMessages().review
  const { story: storyMessages } = useMessages()
  if (!asked) return null
  const { act, report } = asked
  const title = titleOf(report.story, storyMessages)
  const told = (refused: string | null, sentence: string) => {
    if (refused === null) onDone(fill(sentence, { title }))
    return refused
  }

  if (act === 'read') {
    return (
      <ReportedSessionDialog onClose={onClose} readSession={readSession(report)} title={title} />
    )
  }
  if (act === 'resolve') {
    const resolve = async () => told(await onResolve(report), reports.resolved)
    return <ResolveDialog onClose={onClose} onConfirm={resolve} />
  }
  if (act === 'hide') {
    const hide = async () => told(await onHideSaid(report), reports.hidden)
    return <HideDialog onClose={onClose} onConfirm={hide} />
  }
  return (
    <ReasonDialog
      busyLabel={takeDown.busy}
      hint={takeDown.hint}
      onClose={onClose}
      onSubmit={async (reason) => told(await onTakeDown(report, reason), takeDown.done)}
      submitLabel={takeDown.confirm}
      title={fill(takeDown.title, { title })}
    >
      <p>{takeDown.text}</p>
    </ReasonDialog>
  )
}

interface QuestionProps {
  /** The report stays open. */
  onClose: () => void
  /** Does what was asked; gives why not, as a sentence, or null. */
  onConfirm: () => Promise<string | null>
}

function ResolveDialog(props: QuestionProps) {
  const { reports } = useAdminMessages().review
  const { resolveTitle: title, resolveText, resolve: confirmLabel, resolving } = reports

  return (
    <Question {...props} busyLabel={resolving} confirmLabel={confirmLabel} title={title}>
      <p>{resolveText}</p>
    </Question>
  )
}

function HideDialog(props: QuestionProps) {
  const { hideTitle, hideText, hide, hiding } = useAdminMessages().review.reports

  return (
    <Question {...props} busyLabel={hiding} confirmLabel={hide} title={hideTitle} variant="danger">
      <p>{hideText}</p>
    </Question>
  )
}

function Question({
  onConfirm,
  ...props
}: QuestionProps &
  Pick<ConfirmDialogProps, 'busyLabel' | 'confirmLabel' | 'title' | 'variant' | 'children'>) {
  const { cancel } = useAdminMessages().review
  const question = useQuestion(onConfirm)

  return <ConfirmDialog {...question} {...props} cancelLabel={cancel} isOpen />
}
