import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'

import { useFormat } from '../../format/useFormat.ts'
import { fill } from '../../messages/fill.ts'
import { useCounted } from '../../messages/useCounted.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useServerWords } from '../../messages/useServerWords.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Notice, Notices } from './notices.ts'
import { toasterStyles } from './Toaster.styles.ts'

export interface ToasterProps {
  /** The pile that is shown, newest on top. */
  notices: Notices
}

/** Notices under the head of the page, away from where one types; each goes by itself. */
export function Toaster({ notices }: ToasterProps) {
  const { toasts: words } = useMessages()
  const styles = toasterStyles(useTheme())

  return (
    <ToastRegion aria-label={words.region} css={styles.region} queue={notices}>
      {({ toast }) => (
        <Toast css={styles.toast} toast={toast}>
          <Icon name="lamp" />
          <ToastContent css={styles.words}>
            <NoticeWords notice={toast.content} />
          </ToastContent>
          <Button aria-label={words.close} css={styles.close} slot="close">
            <Icon name="close" size={16} />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  )
}

function NoticeWords({ notice }: { notice: Notice }) {
  const styles = toasterStyles(useTheme())
  const [what, more] = useWordsOf(notice)

  return (
    <>
      <Text css={styles.title} slot="title">
        {what}
      </Text>
      <Text slot="description">{more}</Text>
      {notice.kind === 'update' && <TakeUpdate onTake={notice.onTake} />}
    </>
  )
}

/** Title and description of a notice. */
function useWordsOf(notice: Notice): [string, string] {
  const { toasts: words } = useMessages()
  const format = useFormat()
  const counted = useCounted()
  const say = useServerWords()

  if (notice.kind === 'update') return [words.update, words.updateLead]
  if (notice.kind === 'level') {
    return [fill(words.levelUp, { level: format.count(notice.level) }), say(notice.title)]
  }
  const { title, coins, stars } = notice
  const rewards = [counted(words.coins, coins), counted(words.stars, stars)].join(', ')
  return [fill(words.taskDone, { title: say(title) }), rewards]
}

function TakeUpdate({ onTake }: { onTake: () => void }) {
  const { toasts: words } = useMessages()
  const styles = toasterStyles(useTheme())

  return (
    <Button css={styles.take} onPress={onTake} slot={null}>
      {words.takeUpdate}
    </Button>
  )
}
