export interface EmbeddedPageView {
  load: number
  src: string
  /** Window name of the frame, which contains its start data. */
  start: string
  /** `silent`: unresponsive. `lost`: navigated, or failed to restore the session. */
  status: 'opening' | 'ready' | 'silent' | 'lost'
  /** Called with the mounted frame. The returned function is called on unmount. */
  onFrame: (frame: HTMLIFrameElement | null) => (() => void) | undefined
  onReload: () => void
}
