import { useFormat } from '../../format/useFormat.ts'
import { fill } from '../../messages/fill.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useServerWords } from '../../messages/useServerWords.ts'
import type { Notice } from './notices.ts'

/** What a task pays, in words. */
export function useRewardWords() {
  const { toasts: words } = useMessages()
  const { counted } = useFormat()

  return ({ coins, stars }: { coins: number; stars: number }) =>
    [counted(words.coins, coins), counted(words.stars, stars)].join(', ')
}

/** Puts a notice into words: what has happened, and what comes of it. */
export function useNoticeWords() {
  const { toasts: words } = useMessages()
  const format = useFormat()
  const rewardsOf = useRewardWords()
  const say = useServerWords()

  return (notice: Notice): [what: string, more: string] => {
    if (notice.kind === 'update') return [words.update, words.updateLead]
    if (notice.kind === 'level') {
      return [fill(words.levelUp, { level: format.count(notice.level) }), say(notice.title)]
    }
    return [fill(words.taskDone, { title: say(notice.title) }), rewardsOf(notice)]
  }
}
