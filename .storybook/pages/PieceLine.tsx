import { Source } from '@storybook/addon-docs/blocks'

import { importLine } from './usage.ts'

export interface PieceLineProps {
  /** What the piece is imported as. */
  name: string
  /** Subpath that exports it; null where none does. */
  entry: string | null
  /** kB (gzip) over React and Emotion; unknown while the book is served from source. */
  weight: number | undefined
}

/** The line that brings a piece into an app, and what it weighs there. */
export function PieceLine({ name, entry, weight }: PieceLineProps) {
  return (
    <>
      {entry && <Source code={importLine(name, entry)} language="tsx" dark />}
      {weight !== undefined && (
        <p>
          {weight.toFixed(1)} kB (gzip) at once, with the provider, over React and Emotion. What it
          loads later is not counted.
        </p>
      )}
    </>
  )
}
