import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space } = theme

const styles = {
  place: { position: 'relative' as const, display: 'flex', minBlockSize: 0, minInlineSize: 0 },
  frame: {
    flex: 1,
    minInlineSize: 0,
    border: 0,
    // White, because the HTML page of a story may not set a background.
    background: 'Canvas',
    colorScheme: 'light' as const,
  },
  over: {
    position: 'absolute' as const,
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    background: color.canvas,
  },
  notice: { position: 'absolute' as const, insetInline: space.m, insetBlockStart: space.m },
}

/** Shows the HTML page of a story in a sandboxed frame that isolates its scripts. */
export function PageFrame({ page, title }: { page: EmbeddedPageView; title: string }) {
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

export interface EmbeddedPageView {
  load: number
  src: string
  /** `window.name` of the frame. Contains the data that the page needs to start. */
  start: string
  /** `silent`: the page does not respond. `lost`: the page has navigated or cannot be restored. */
  status: 'opening' | 'ready' | 'silent' | 'lost'
  onFrame: (frame: HTMLIFrameElement | null) => (() => void) | undefined
  onReload: () => void
}
