export interface PlayedPageView {
  load: number
  /** Address of the page. */
  src: string
  /** Name of its frame: what the page begins with. */
  start: string
  /**
   * It is on its way; it answers; it does not answer any more; it has gone elsewhere, or does not come to
   * where the play stands.
   */
  status: 'opening' | 'ready' | 'silent' | 'lost'
  /** Called with the frame once it is there; what it gives back is called when it goes. */
  onFrame: (frame: HTMLIFrameElement | null) => (() => void) | undefined
  /** Loads it anew, to where the play stands. */
  onReload: () => void
}
