import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'

import { useLatest } from '../hooks/useLatest.ts'
import { useOnceOpened } from '../hooks/useOnceOpened.ts'

type Part<Props> = (props: Props) => ReactNode

export interface InsteadProps {
  onRetry: () => void
}

export interface LazyPartOptions<Props> {
  /** Rendered while the part loads. Default: nothing. */
  Waiting?: Part<Props>
  /** Hides its surroundings until the part has loaded, to avoid an empty container. */
  isWhole?: boolean
  /** Rendered if the part failed to load. Default: nothing. */
  Instead?: Part<Props & InsteadProps>
  /** Returns true if the part is needed. Until then nothing renders. Default: always. */
  isNeeded?: (props: Props) => boolean
  /** Called if the part failed to load. Close it, so that the next press retries. */
  onMissing?: (props: Props) => void
}

const Nothing = () => null

export type LazyPart<Props> = Part<Props> & {
  /** Loads the part early. A failure is ignored until the part is needed. */
  preload: () => Promise<void>
}

function createPreloader<Props>(load: () => Promise<Part<Props>>) {
  let held: Part<Props> | null = null

  return {
    read: () => held,
    preload: async () => {
      held = await load().catch(() => null)
    },
  }
}

/** Loads a component on first use. Retries when it is needed again or the network returns. */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  options: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const { Waiting = Nothing, isWhole = false, Instead = Nothing } = options
  const { isNeeded = () => true, onMissing } = options
  let hasFailed = false
  const { read, preload } = createPreloader(load)
  const fail = () => {
    hasFailed = true
    return Missing
  }
  const begin = () => lazy(async () => ({ default: await load().catch(fail) })) as Part<Props>
  let attempt = begin()

  function Missing(props: Props) {
    const [Again, setAgain] = useState<Part<Props> | null>(null)
    const onRetry = () => setAgain(() => attempt)
    const latest = useLatest(props)

    useEffect(() => {
      // Retries only after the failure has rendered, so that a suspended page does not loop.
      if (hasFailed) attempt = begin()
      hasFailed = false
      onMissing?.(latest.current)
    }, [latest])
    useRetries({ isNeeded: isNeeded(props), isMissing: Again === null, onRetry })

    return Again ? createElement(Again, props) : createElement(Instead, { ...props, onRetry })
  }

  function LazyPart(props: Props) {
    const wasNeeded = useOnceOpened(isNeeded(props))
    return wasNeeded ? createElement(NeededPart, props) : null
  }
  function NeededPart(props: Props) {
    const [Attempt] = useState(() => read() ?? attempt)
    const part = createElement(Attempt, props)

    return isWhole ? part : <Suspense fallback={createElement(Waiting, props)}>{part}</Suspense>
  }
  return Object.assign(LazyPart, { preload })
}

interface Retries extends InsteadProps {
  isNeeded: boolean
  /** True if the part has not loaded. */
  isMissing: boolean
}

function useRetries({ isNeeded, isMissing, onRetry }: Retries) {
  useNextNeed(isNeeded, onRetry)
  useNetworkBack(isNeeded && isMissing, onRetry)
}

function useNextNeed(isNeeded: boolean, onNeed: () => void) {
  const wasLeft = useRef(false)
  const latest = useLatest(onNeed)

  useEffect(() => {
    if (isNeeded && wasLeft.current) latest.current()
    wasLeft.current = !isNeeded
  }, [isNeeded, latest])
}

function useNetworkBack(isWaiting: boolean, onBack: () => void) {
  const latest = useLatest(onBack)

  // A layout effect, to remove the listener as soon as the part closes.
  useLayoutEffect(() => {
    if (!isWaiting) return
    const handleOnline = () => latest.current()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [isWaiting, latest])
}
