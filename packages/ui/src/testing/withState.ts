import { createElement, useState, type ReactNode } from 'react'

interface Keeping {
  value?: string
  change?: string
  /** True if `onChange` passes only those fields of an object that have changed. Default: false. */
  isMerged?: boolean
}

/** Returns a component that stores the value of a controlled component, as a page does. */
export const withState = <Props extends object>(
  Piece: (props: Props) => ReactNode,
  { value = 'value', change = 'onChange', isMerged = false }: Keeping = {},
) =>
  function WithState(args: Props) {
    const [held, setHeld] = useState<unknown>(Reflect.get(args, value))
    const tell = Reflect.get(args, change) as ((...given: unknown[]) => unknown) | undefined
    const handleChange = (next: object, ...more: unknown[]) => {
      setHeld((before: unknown) => (isMerged ? { ...(before as object), ...next } : next))
      return tell?.(next, ...more)
    }

    return createElement(Piece, { ...args, [value]: held, [change]: handleChange })
  }
