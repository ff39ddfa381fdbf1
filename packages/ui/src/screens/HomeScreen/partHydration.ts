/** How far from the screen a part hydrates; what is pressed sooner is pressed again. */
const AHEAD = '200px'

/** The hydration of a part that the server rendered. */
export interface PartHydration {
  /** Fulfilled once a visitor is near the part, or pressed something in it. */
  near: Promise<void>
  /** Waits for the visitor; gives back what ends that. */
  watch: (place: Element) => () => void
  /** The part answers from now on; what was pressed before is pressed again. */
  hydrate: () => void
}

export function createPartHydration(): PartHydration {
  let arrive: () => void = () => undefined
  const near = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const awake = new AbortController()
  const { signal } = awake
  let pressed: HTMLElement | null | undefined

  return {
    near,
    watch(place) {
      if (signal.aborted) return () => undefined
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && arrive(), {
        rootMargin: AHEAD,
      })
      const notePress = ({ target }: MouseEvent) => {
        if (!(target instanceof Element) || !place.contains(target)) return
        pressed = target.closest('button')
        arrive()
      }
      observer.observe(place)
      signal.addEventListener('abort', () => observer.disconnect())
      // Above the page's root, where React stops what it can not answer yet.
      document.addEventListener('click', notePress, { capture: true, signal })
      return () => awake.abort()
    },
    hydrate() {
      awake.abort()
      setTimeout(() => pressed?.click())
    },
  }
}
