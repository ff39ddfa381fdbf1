import { CREDITS_AT_VERIFICATION } from '@kathasagar/api/contract/vocabulary'

import { useFormat } from '../../format/useFormat.ts'
import { fill } from '../../format/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useServerMessages } from '../../../messages/useServerMessages.ts'
import type { Notice } from './notices.ts'

export function useRewardMessage() {
  const { toasts: messages, layout } = useMessages()
  const { counted } = useFormat()

  return ({ coins, stars }: { coins: number; stars: number }) =>
    [counted(layout.credits, coins), counted(messages.stars, stars)].join(', ')
}

export function useNoticeMessage() {
  const { toasts: messages, site } = useMessages()
  const format = useFormat()
  const rewardsOf = useRewardMessage()
  const t = useServerMessages()

  const becauseOf = (because: Extract<Notice, { kind: 'left' }>['because']) =>
    (because === 'told_otherwise' ? null : site.errors[because]) ?? messages.toldOtherwise

  return (notice: Notice): [what: string, more: string] => {
    if (notice.kind === 'update') return [messages.update, messages.updateLead]
    if (notice.kind === 'joined') {
      const what = format.counted(messages.turnsJoined, notice.count)
      return [what, notice.isBranch ? messages.turnsJoinedBeside : messages.turnsJoinedLead]
    }
    if (notice.kind === 'left') {
      const what = format.counted(messages.turnsLeft, notice.count)
      return [what, becauseOf(notice.because)]
    }
    if (notice.kind === 'mail') {
      const credits = CREDITS_AT_VERIFICATION
      return [messages.mailSent, fill(messages.mailSentLead, { email: notice.email, credits })]
    }
    if (notice.kind === 'level') {
      return [fill(messages.levelUp, { level: format.count(notice.current) }), t.level(notice)]
    }
    if (notice.kind === 'tasks') {
      const titles = notice.tasks.map((task) => t.task(task).title).join(', ')
      const what = format.counted(messages.tasksDone, notice.tasks.length)
      return [what, fill(messages.tasksPaid, { titles, rewards: rewardsOf(notice) })]
    }
    return [fill(messages.taskDone, { title: t.task(notice).title }), rewardsOf(notice)]
  }
}
