import { createElement, useState, type ReactNode } from 'react'

interface Keeping {
  /** The prop that is kept. */
  value?: string
  /** The prop that is called with what it changes to. */
  change?: string
  /** Whether the change tells the changed parts of an object alone. */
  isMerged?: boolean
}

/** The piece as a page has it: what is changed in it is told to its story, and stays. */
export const kept = <Props extends object>(
  Piece: (props: Props) => ReactNode,
  { value = 'value', change = 'onChange', isMerged = false }: Keeping = {},
) =>
  function Kept(args: Props) {
    const [held, setHeld] = useState<unknown>(Reflect.get(args, value))
    const tell = Reflect.get(args, change) as ((...given: unknown[]) => unknown) | undefined
    const handleChange = (next: object, ...more: unknown[]) => {
      setHeld((before: unknown) => (isMerged ? { ...(before as object), ...next } : next))
      return tell?.(next, ...more)
    }

    return createElement(Piece, { ...args, [value]: held, [change]: handleChange })
  }
