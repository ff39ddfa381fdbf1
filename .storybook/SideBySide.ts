import { createElement, type ReactNode } from 'react'
import { addons, types, useGlobals } from 'storybook/manager-api'

/** Each frame keeps the whole width, drawn at half the size, so that a desk stays a desk. */
const HALF = 0.5
/** Storybook centres what it is given; what is larger than its place would begin outside of it. */
const canvas = { position: 'absolute', inset: 0, overflow: 'hidden' } as const
const whole = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  inlineSize: `${100 / HALF}%`,
  blockSize: `${100 / HALF}%`,
  transform: `scale(${HALF})`,
  transformOrigin: '0 0',
} as const
const frame = { inlineSize: '100%', blockSize: '100%', border: 0 } as const
const place = { position: 'relative' } as const

interface WrapperProps {
  /** Storybook's own frame, in which the story is drawn by night. */
  children?: ReactNode
  /** The story that is chosen. */
  storyId?: string
}

/** A window of its own for each theme: what a story measures and focuses stays its own. */
function SideBySide({ children, storyId }: WrapperProps) {
  const [globals] = useGlobals()
  if (globals['theme'] !== 'side by side' || storyId === undefined) return children
  const told = `theme:light;locale:${String(globals['locale'])}`
  const src = `iframe.html?viewMode=story&id=${storyId}&globals=${encodeURIComponent(told)}`

  return createElement(
    'div',
    { style: canvas },
    createElement(
      'div',
      { style: whole },
      createElement('div', { style: place }, children),
      createElement('iframe', { key: src, src, style: frame, title: 'The same by day' }),
    ),
  )
}

/** Lets the theme of the toolbar show a story by night and by day at once. */
export const addSideBySide = () =>
  addons.register('kathasagar/side-by-side', () =>
    addons.add('kathasagar/side-by-side', {
      type: types.PREVIEW,
      render: SideBySide,
    }),
  )
