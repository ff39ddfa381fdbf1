import { createElement, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useLatest } from '../hooks/useLatest.ts'

type Part<Props> = (props: Props) => ReactNode

export interface InsteadProps {
  /** Asks for the part once more. */
  onRetry: () => void
}

export interface LatePartOptions<Props> {
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

/**
 * A part of a page whose code is loaded when it is first needed. Where the code can't be had, the
 * page goes on without it, and the next need asks for it again, as does the network when it is back.
 */
export function latePart<Props extends object>(
  load: () => Promise<Part<Props>>,
  options: LatePartOptions<Props> = {},
): Part<Props> {
  const { Waiting = Nothing, isWhole = false, Instead = Nothing } = options
  const { isNeeded = () => true, onMissing } = options
  let hasFailed = false
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
    const isNeededNow = isNeeded(props)
    useNextNeed(isNeededNow, onRetry)
    useNetworkBack(isNeededNow && Again === null, onRetry)

    return Again ? createElement(Again, props) : createElement(Instead, { ...props, onRetry })
  }

  return function LatePart(props: Props) {
    const [Attempt] = useState(() => attempt)
    const part = createElement(Attempt, props)

    return isWhole ? part : <Suspense fallback={createElement(Waiting, props)}>{part}</Suspense>
  }
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

  useEffect(() => {
    if (!isWaiting) return
    const handleOnline = () => latest.current()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [isWaiting, latest])
}
