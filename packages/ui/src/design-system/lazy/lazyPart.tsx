import { createElement, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

import { useLatest } from '../hooks/useLatest.ts'
import { useOnceOpened } from '../hooks/useOnceOpened.ts'

type Part<Props> = (props: Props) => ReactNode

export interface InsteadProps {
  onRetry: () => void
}

export interface LazyPartOptions<Props> {
  /** Component that is shown while loading. Default: nothing. */
  Waiting?: Part<Props>
  /** Hides the elements around the component until it has loaded, because they would be empty. */
  isWhole?: boolean
  /** Component that is shown if loading failed. Default: nothing. */
  Instead?: Part<Props & InsteadProps>
  /** Returns true if the component is needed. Until then nothing is rendered. Default: always. */
  isNeeded?: (props: Props) => boolean
  /** Called if loading failed. Close the component, so that the next press reloads the page. */
  onMissing?: (props: Props) => void
}

const Nothing = () => null

export type LazyPart<Props> = Part<Props> & {
  /** Loads the component in advance. An error is ignored until the component is needed. */
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

function reloadPage() {
  // Without a network, the reload would lose the page.
  if (navigator.onLine) globalThis.location.reload()
}

/**
 * Loads a component on first use. If that fails, the next use reloads the page, because browsers do
 * not request a module again after a failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  options: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const { Waiting = Nothing, isWhole = false, Instead = Nothing } = options
  const { isNeeded = () => true, onMissing } = options
  const { read, preload } = createPreloader(load)
  const Loaded = lazy(async () => ({
    default: await load().catch(() => Missing),
  })) as unknown as Part<Props>

  function Missing(props: Props) {
    const latest = useLatest(props)
    const wasClosed = useRef(false)
    const isUsed = isNeeded(props)

    useEffect(() => onMissing?.(latest.current), [latest])
    useEffect(() => {
      if (isUsed && wasClosed.current) reloadPage()
      wasClosed.current = !isUsed
    }, [isUsed])
    return createElement(Instead, { ...props, onRetry: reloadPage })
  }

  function LazyPart(props: Props) {
    const wasNeeded = useOnceOpened(isNeeded(props))
    return wasNeeded ? createElement(NeededPart, props) : null
  }
  function NeededPart(props: Props) {
    const [Shown] = useState(() => read() ?? Loaded)
    const part = createElement(Shown, props)

    return isWhole ? part : <Suspense fallback={createElement(Waiting, props)}>{part}</Suspense>
  }
  return Object.assign(LazyPart, { preload })
}
