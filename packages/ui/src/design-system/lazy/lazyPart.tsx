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

type Part<Props> = (props: Props) => ReactNode

export interface InsteadProps {
  /** Asks for the part once more. */
  onRetry: () => void
}

export interface LazyPartOptions<Props> {
  /** Stands in its place while it is on its way; left out, nothing does. */
  Waiting?: Part<Props>
  /** What stands around it is shown with it, and not before: a surface is never seen empty. */
  isWhole?: boolean
  /** Stands in its place where it could not be loaded; left out, nothing does. */
  Instead?: Part<Props & InsteadProps>
  /** Whether the part is needed now, where it stays mounted in between; left out, while it is mounted. */
  isNeeded?: (props: Props) => boolean
  /** Called where it could not be loaded: closes what would be open unseen, so that a press opens it. */
  onMissing?: (props: Props) => void
}

const Nothing = () => null

/** A part that is loaded when it is first needed, or before. */
export type LazyPart<Props> = Part<Props> & {
  /** Loads the part ahead of its need, which then shows it at once; a failure is left to the need. */
  preload: () => Promise<void>
}

/** A part that may be loaded ahead of its need, and what has come of that so far. */
function makeAhead<Props>(load: () => Promise<Part<Props>>) {
  let held: Part<Props> | null = null

  return {
    read: () => held,
    preload: async () => {
      held = await load().catch(() => null)
    },
  }
}

/**
 * A part of a page whose code is loaded when it is first needed. Where the code can't be had, the
 * page goes on without it, and the next need asks for it again, as does the network when it is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  options: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const { Waiting = Nothing, isWhole = false, Instead = Nothing } = options
  const { isNeeded = () => true, onMissing } = options
  let hasFailed = false
  const { read, preload } = makeAhead(load)
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
      // Not before it shows: a page that is still being drawn would ask again and again.
      if (hasFailed) attempt = begin()
      hasFailed = false
      onMissing?.(latest.current)
    }, [latest])
    useRetries({ isNeeded: isNeeded(props), isMissing: Again === null, onRetry })

    return Again ? createElement(Again, props) : createElement(Instead, { ...props, onRetry })
  }

  function LazyPart(props: Props) {
    const [Attempt] = useState(() => read() ?? attempt)
    const part = createElement(Attempt, props)

    return isWhole ? part : <Suspense fallback={createElement(Waiting, props)}>{part}</Suspense>
  }
  return Object.assign(LazyPart, { preload })
}

interface Retries extends InsteadProps {
  /** The part is needed now. */
  isNeeded: boolean
  /** Nothing has come of it yet. */
  isMissing: boolean
}

/** Asks again for a part that is missing: at its next need, and when the network is back. */
function useRetries({ isNeeded, isMissing, onRetry }: Retries) {
  useNextNeed(isNeeded, onRetry)
  useNetworkBack(isNeeded && isMissing, onRetry)
}

/** Calls back when something is needed again that was not needed in between. */
function useNextNeed(isNeeded: boolean, onNeed: () => void) {
  const wasLeft = useRef(false)
  const latest = useLatest(onNeed)

  useEffect(() => {
    if (isNeeded && wasLeft.current) latest.current()
    wasLeft.current = !isNeeded
  }, [isNeeded, latest])
}

/** Calls back when the network is back, while something waits for it. */
function useNetworkBack(isWaiting: boolean, onBack: () => void) {
  const latest = useLatest(onBack)

  // As soon as it is closed it waits no more, and not a moment after that shows.
  useLayoutEffect(() => {
    if (!isWaiting) return
    const handleOnline = () => latest.current()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [isWaiting, latest])
}
