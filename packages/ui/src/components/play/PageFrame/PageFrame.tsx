import { fill } from '../../../format/fill.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { PlayedPageView } from '../../../play/playedPage.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { pageFrameStyles as styles } from './PageFrame.styles.ts'

export interface PageFrameProps {
  /** The page, and how it answers. */
  page: PlayedPageView
  /** What the story is called. */
  title: string
}

/**
 * A story's own page, in a frame that has no origin: it runs its scripts, and reaches neither this site
 * nor any other.
 */
export function PageFrame({ page, title }: PageFrameProps) {
  const { load, src, start, status, onFrame, onReload } = page
  const { page: messages } = usePlayMessages().play

  return (
    <div css={styles.place}>
      <iframe
        allow=""
        css={styles.frame}
        key={load}
        name={start}
        ref={onFrame}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts"
        src={src}
        title={fill(messages.frame, { title })}
      />
      {status === 'opening' && (
        <div css={styles.over}>
          <Spinner label={messages.opening} />
        </div>
      )}
      {(status === 'silent' || status === 'lost') && (
        <div css={styles.notice}>
          <Alert role="alert" tone="warning">
            {messages[status]}{' '}
            <Button onPress={onReload} size="small">
              {messages.reload}
            </Button>
          </Alert>
        </div>
      )}
    </div>
  )
}
