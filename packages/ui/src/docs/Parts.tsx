import { Story } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState, type ComponentProps } from 'react'

import { theme } from '../design-system/theme/theme.ts'

const { color, radius, size, space, lineWidth } = theme

const WIDTH = 22

const styles = {
  picture: {
    position: 'relative' as const,
    marginBlock: space.l,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.canvas,
  },
  number: {
    position: 'absolute' as const,
    inlineSize: WIDTH,
    borderRadius: '50%',
    background: color.action,
    boxShadow: `0 0 0 ${lineWidth.thick} ${color.canvas}`,
    color: color.onAction,
    fontWeight: 700,
    fontSize: size.label,
    lineHeight: `${WIDTH}px`,
    textAlign: 'center' as const,
    translate: '-50% -50%',
    pointerEvents: 'none' as const,
  },
}

export interface PartsProps {
  of: ComponentProps<typeof Story>['of']
  /** CSS selectors of the parts, in the order of the list that explains the parts. */
  at: readonly string[]
}

interface Place {
  left: number
  top: number
}

/** Returns the position of each number, or null if its part is hidden. Numbers do not overlap. */
function placesOf(box: HTMLElement, frame: Element, at: readonly string[]) {
  const around = frame.getBoundingClientRect()
  const isInside = ({ left, top, right, bottom }: DOMRect) =>
    right > left && bottom > top && left < around.right && top >= around.top && top < around.bottom
  const taken: Place[] = []
  return at.map((selector) => {
    const parts = [...box.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
    const part = parts.find(isInside)
    if (!part) return null
    const place = { left: part.left - around.left, top: part.top - around.top }
    const isCovered = ({ left, top }: Place) =>
      Math.hypot(place.left - left, place.top - top) < WIDTH
    while (taken.some(isCovered)) place.left += WIDTH
    taken.push(place)
    return place
  })
}

export function Parts({ of, at }: PartsProps) {
  const picture = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<readonly (Place | null)[]>([])

  useEffect(() => {
    const box = picture.current
    const frame = box?.offsetParent
    if (!box || !frame) return
    const measure = () => setPlaces(placesOf(box, frame, at))
    const sizes = new ResizeObserver(measure)
    const changes = new MutationObserver(measure)
    sizes.observe(box)
    changes.observe(box, { childList: true, subtree: true })
    box.addEventListener('scroll', measure, true)
    return () => {
      sizes.disconnect()
      changes.disconnect()
      box.removeEventListener('scroll', measure, true)
    }
  }, [at])

  return (
    <div className="docs-story" css={styles.picture}>
      <div ref={picture}>
        <Story of={of} />
      </div>
      {places.map(
        (place, index) =>
          place && (
            <span aria-hidden="true" css={styles.number} key={index} style={place}>
              {index + 1}
            </span>
          ),
      )}
    </div>
  )
}
