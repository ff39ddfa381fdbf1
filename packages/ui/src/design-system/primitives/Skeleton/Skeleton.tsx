import { skeletonStyles as styles } from './Skeleton.styles.ts'

export interface SkeletonProps {
  /** The shape of what will stand here: a line, a palm leaf, a cover, or a plain box. */
  shape: 'text' | 'leaf' | 'torana' | 'block'
  /** CSS width; a line of text is rarely full. */
  width?: string
  /** CSS height; the torana takes it from its 16:9. */
  height?: string
}

/** Keeps the place of what is on its way, in its shape. Silent; say "Loading" elsewhere. */
export function Skeleton({ shape, width, height }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      css={[styles.shape, styles[shape]]}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
