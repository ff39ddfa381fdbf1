import { Story } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState, type ComponentProps } from 'react'

import { theme } from '../design-system/theme/theme.ts'

const { color, radius, space, lineWidth } = theme

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
    inlineSize: 22,
    borderRadius: '50%',
    background: color.action,
    color: color.onAction,
    font: '700 13px/22px sans-serif',
    textAlign: 'center' as const,
    translate: '-50% -50%',
    pointerEvents: 'none' as const,
  },
}

export interface PartsProps {
  of: ComponentProps<typeof Story>['of']
  parts: readonly (readonly [selector: string, name: string, purpose: string])[]
}

/** Shows a story with a number on each of its parts, and explains the numbers below. */
export function Parts({ of, parts }: PartsProps) {
  const picture = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<readonly ({ left: number; top: number } | null)[]>([])

  useEffect(() => {
    const box = picture.current
    const frame = box?.offsetParent
    if (!box || !frame) return
    const measure = () => {
      const origin = frame.getBoundingClientRect()
      setPlaces(
        parts.map(([selector]) => {
          const part = box.querySelector(selector)?.getBoundingClientRect()
          return part ? { left: part.left - origin.left, top: part.top - origin.top } : null
        }),
      )
    }
    const sizes = new ResizeObserver(measure)
    const changes = new MutationObserver(measure)
    sizes.observe(box)
    changes.observe(box, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [parts])

  return (
    <>
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
      <ol>
        {parts.map(([selector, name, purpose]) => (
          <li key={selector}>
            <strong>{name}.</strong> {purpose}
          </li>
        ))}
      </ol>
    </>
  )
}
