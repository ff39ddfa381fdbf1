import { keyframes } from '@emotion/react'
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
import { useNoticeMessage } from './useNoticeMessage.ts'
import { theme, space } from '../../theme/theme.ts'

const { color, size, radius, layer, media, motion, bar, popup, lineWidth, control } = theme

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${space.s}))` } })

const styles = {
  region: {
    position: 'fixed' as const,
    insetBlockStart: `calc(${bar.xxl} + ${space.m})`,
    insetInlineEnd: space.l,
    zIndex: layer.toast,
    [media.below.m]: { zIndex: layer.dropdown },
    display: 'grid',
    gap: space.s,
    inlineSize: `min(${popup.drawer}, 100% - ${space.xxl})`,
    outline: 'none',
  },
  toast: {
    display: 'flex',
    alignItems: 'start',
    gap: space.m,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.l,
    background: color.overlay,
    color: color.text,
    animation: `${appear} ${motion.base} ${motion.ease}`,
    '& > svg': { flexShrink: 0, color: color.accent },
  },
  words: { display: 'grid', flex: 1, minInlineSize: 0, gap: space.hair, fontSize: size.label },
  title: {
    // Limits the height if a name is long.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical' as const,
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere' as const,
    fontSize: size.body,
    fontWeight: 600,
  },
  take: {
    justifySelf: 'start',
    minBlockSize: control.m,
    marginBlockStart: space.s,
    paddingInline: space.m,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.s,
    background: 'none',
    color: color.accent,
    fontWeight: 600,
  },
  close: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: control.xs,
    blockSize: control.xs,
    marginBlockStart: `calc(-1 * ${space.xs})`,
    padding: 0,
    border: 0,
    borderRadius: radius.full,
    background: 'none',
  },
}

export interface ToasterProps {
  notices: Notices
}

/** Shows notices below the header. A notice disappears after its timeout. */
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
