import { useEffect, useRef, useState } from 'react'

import type { Box } from './callouts.ts'

/** What was looked for, and where it lies; nothing of what is not there. */
type Found = readonly (Box | undefined)[]

/** So often is looked where the parts lie: pictures come, frames are drawn and windows change. */
const LOOK_MS = 250

/** Boxes of the first elements in sight that selectors find in a picture, or in the frame in it. */
function boxesIn(picture: HTMLElement, selectors: readonly string[]): Found {
  const frame = picture.querySelector('iframe')
  const ground = frame?.contentDocument ?? picture.querySelector('.story-place') ?? picture
  const own = picture.getBoundingClientRect()
  const inner = frame?.getBoundingClientRect() ?? { x: 0, y: 0 }
  return selectors.map((selector) => {
    // A phone's part and Storybook's own, which are not seen, may come before it.
    const part = [...ground.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .find((box) => box.width > 0)
    if (!part) return undefined
    const { width, height } = part
    return { x: part.x + inner.x - own.x, y: part.y + inner.y - own.y, width, height }
  })
}

/** Follows where the parts of a drawn piece lie, also while pictures come and windows change. */
export function usePartBoxes(selectors: readonly string[]) {
  const picture = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Found>([])
  const asked = selectors.join('\n')

  useEffect(() => {
    const element = picture.current
    if (!element) return
    const measure = () => {
      const next = boxesIn(element, asked.split('\n'))
      setFound((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    measure()
    const timer = setInterval(measure, LOOK_MS)
    return () => clearInterval(timer)
  }, [asked])

  return { picture, found }
}
