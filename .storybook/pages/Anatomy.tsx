import { Markdown } from '@storybook/addon-docs/blocks'
import { useState } from 'react'

import type { Part } from '../../packages/ui/src/docs/componentDocs.ts'
import { calloutsOf, type Box } from './callouts.ts'
import { linked } from './pieceDocs.ts'
import { StoryPlace, type StoryPlaceProps } from './StoryPlace.tsx'
import { usePartBoxes } from './usePartBoxes.ts'

export interface AnatomyProps extends StoryPlaceProps {
  /** Parts in the order they are met; one with a selector has a number in the picture. */
  parts: readonly Part[]
}

/** What is told of a part to whom, besides its number. */
const markingOf = (mark: (part: string | undefined) => void, part: string) => ({
  onPointerEnter: () => mark(part),
  onPointerLeave: () => mark(undefined),
  onFocus: () => mark(part),
  onBlur: () => mark(undefined),
})

interface NumbersProps {
  drawn: readonly { name: string; box: Box; number: number }[]
  marked: string | undefined
  mark: (part: string | undefined) => void
}

function Numbers({ drawn, marked, mark }: NumbersProps) {
  const callouts = calloutsOf(drawn.map(({ box }) => box))

  return drawn.map(({ name, box, number }, place) => {
    const { x, y, toX, toY } = callouts[place] ?? { x: 0, y: 0, toX: 0, toY: 0 }
    const isMarked = name === marked
    return (
      <div data-marked={isMarked || undefined} key={name}>
        <svg aria-hidden="true">
          <line x1={x} x2={toX} y1={y} y2={toY} />
          <circle cx={toX} cy={toY} r="2.5" />
        </svg>
        {isMarked && (
          <div
            className="anatomy-mark"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          />
        )}
        <button
          aria-label={`${number}: ${name}`}
          className="anatomy-number"
          style={{ left: x, top: y }}
          type="button"
          {...markingOf(mark, name)}
        >
          {number}
        </button>
      </div>
    )
  })
}

/**
 * The parts of a piece, numbered in a story of it. Who points at a number, or comes to it by key,
 * sees the part and what it does.
 */
export function Anatomy({ parts, ...shown }: AnatomyProps) {
  const [marked, mark] = useState<string>()
  const seen = parts.filter(([, , where]) => where !== undefined)
  const { picture, found } = usePartBoxes(seen.map(([, , where = '']) => where))
  const numberOf = (part: Part) => seen.indexOf(part) + 1
  const drawn = seen.flatMap((part, place) => {
    const box = found[place]
    return box ? [{ name: part[0], box, number: place + 1 }] : []
  })

  return (
    <div className="anatomy">
      {seen.length > 0 && (
        <div
          className="anatomy-picture sb-unstyled"
          data-missing={seen
            .filter((_, place) => !found[place])
            .map(([name]) => name)
            .join(', ')}
          ref={picture}
        >
          <StoryPlace {...shown} />
          <Numbers drawn={drawn} mark={mark} marked={marked} />
        </div>
      )}
      <ul>
        {parts.map((part) => (
          <li
            data-marked={part[0] === marked || undefined}
            key={part[0]}
            {...markingOf(mark, part[0])}
          >
            {numberOf(part) > 0 && <span className="anatomy-number">{numberOf(part)}</span>}
            <Markdown>{linked(`**${part[0]}.** ${part[1]}`)}</Markdown>
          </li>
        ))}
      </ul>
    </div>
  )
}
