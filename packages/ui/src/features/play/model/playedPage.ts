export interface EmbeddedPageView {
  load: number
  src: string
  /** Name of its frame, which passes the start data. */
  start: string
  /** `silent`: it stopped responding. `lost`: it navigated or failed to restore the session. */
  status: 'opening' | 'ready' | 'silent' | 'lost'
  /** Called with the mounted frame. The returned function is called on unmount. */
  onFrame: (frame: HTMLIFrameElement | null) => (() => void) | undefined
  onReload: () => void
}
