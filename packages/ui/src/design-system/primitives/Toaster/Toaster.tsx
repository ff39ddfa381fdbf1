import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'

import { useMessages } from '../../../messages/useMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Notice, Notices } from './notices.ts'
import { toasterStyles as styles } from './Toaster.styles.ts'
import { useNoticeMessage } from './useNoticeMessage.ts'

export interface ToasterProps {
  notices: Notices
}

/** Shows notices below the header. Each disappears after its timeout. */
export function Toaster({ notices }: ToasterProps) {
  const { toasts: messages } = useMessages()

  return (
    <ToastRegion aria-label={messages.region} css={styles.region} queue={notices}>
      {({ toast }) => (
        <Toast css={styles.toast} toast={toast}>
          <Icon name="lamp" />
          <ToastContent css={styles.words}>
            <NoticeText notice={toast.content} />
          </ToastContent>
          <Button aria-label={messages.close} css={styles.close} slot="close">
            <Icon name="close" size={16} />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  )
}

function NoticeText({ notice }: { notice: Notice }) {
  const { toasts: messages } = useMessages()
  const [what, more] = useNoticeMessage()(notice)

  return (
    <>
      <Text css={styles.title} slot="title">
        {what}
      </Text>
      <Text slot="description">{more}</Text>
      {notice.kind === 'update' && (
        <Button css={styles.take} onPress={notice.onTake} slot={null}>
          {messages.takeUpdate}
        </Button>
      )}
    </>
  )
}
